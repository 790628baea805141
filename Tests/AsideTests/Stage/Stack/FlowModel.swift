/// A model of flows on a stack, as plain as possible.
///
/// It holds facts about screens and about the bodies of code that show them. A loop goes over all of them until
/// nothing is left to do. The model knows neither tasks nor turns.
final class FlowModel {
    /// One screen, from the moment in which it is shown.
    final class Place {
        let step: ScriptedStep
        let asker: Body
        var value: String?
        var body: Body?
        var isInterrupted = false
        var isReplaced = false
        /// Whether the screen has left, or is about to leave with an ended screen below it.
        var hasLeft = false
        /// The result or the error of its `then`.
        var outcome: ScriptedFlow.Outcome?

        init(_ step: ScriptedStep, asker: Body) {
            self.step = step
            self.asker = asker
            value = step.value
        }

        var isOver: Bool { hasLeft || outcome != nil }
    }

    /// A flow, or one run of a closure.
    final class Body {
        let id: BodyID
        let place: Place?
        var isCancelled = false
        var child: Place?
        var command: ScriptedFlow.Command?

        init(_ id: BodyID, of place: Place?) {
            self.id = id
            self.place = place
        }

        var isIdle: Bool { child == nil && command == nil }
        var isStubborn: Bool { place?.step.isStubborn == true }
    }

    /// The events since the driver last looked, in any order.
    var events: [String] = []
    /// The view after each change since the driver last looked.
    var views: [[Int]] = []

    private(set) var places: [Place] = []
    private(set) var bodies: [Body] = []
    /// The screens whose `then` has not told its asker yet, in view or not.
    private var unfinished: [Place] = []
    private var runs: [Int: Int] = [:]
    /// The screens that the user sees, which lag behind the places while the flow moves on.
    private var inView: [Place] = []
    private var leaving: [Place] = []

    /// The screens in view.
    var view: [Int] { inView.map(\.step.name) }

    /// Whether the screen that the user sees would accept a value.
    var isWaiting: Bool {
        guard let top = places.last, !top.isReplaced, !top.isOver, top.value == nil else { return false }
        return top.body == nil || top.isInterrupted
    }

    // MARK: What the driver does

    func start(_ flow: Int) {
        makeBody(BodyID(owner: flow, run: 0), of: nil)
    }

    /// Cancels the task of a flow: its closures learn it at once, and its screens leave with the next turn.
    func cancel(_ flow: Body) {
        var next: Body? = flow
        while let body = next {
            markCancelled(body)
            next = body.child?.body
        }
        if let child = flow.child { leaving.append(child) }
    }

    func publish(_ name: Int, _ value: String) -> Bool {
        guard isWaiting, let top = places.last, top.step.name == name else { return false }
        top.value = value
        return true
    }

    /// Goes back from the topmost screen in view to the screen below it.
    ///
    /// If the user looks at an ended screen, or at a screen below a hidden one whose closure continues, this goes back
    /// to the topmost standing screen in view.
    @discardableResult
    func pop() -> Bool {
        let standing = places.filter { !$0.isOver }
        let isAtTop = standing.last === whatIsToBeSeen.last
        let choices = isAtTop ? standing.dropLast() : standing[...]
        guard let target = choices.last(where: { !$0.isReplaced }) else { return false }
        uncover(target)
        return true
    }

    /// Goes back to a screen of that name that the stack contains.
    func pop(to name: Int) -> Bool {
        look()
        guard let target = inView.last(where: { $0.step.name == name }), !target.isOver else { return false }
        uncover(target)
        return true
    }

    func popToRoot() -> Bool {
        look()
        return inView.first.map { pop(to: $0.step.name) } ?? false
    }

    private func uncover(_ target: Place) {
        removeAll(above: target)
        target.value = nil
        if let body = target.body, !target.isInterrupted {
            target.isInterrupted = true
            markCancelled(body)
        }
    }

    // MARK: What follows

    /// Performs all effects that must follow now.
    func run() {
        // An ended screen belongs to nobody any more. It leaves with the screens that ended with it.
        for place in leaving where !place.isOver {
            if let index = places.firstIndex(where: { $0 === place }) { remove(from: index) }
            look()
        }
        leaving = []
        while step() {}
        stop()
    }

    /// Settles the flow: ended screens leave, and all others are in view.
    ///
    /// If an ended screen hides a screen whose closure continues, it stays as long as that closure, because the user
    /// must be able to go back from it.
    private func stop() {
        let isHiding = places.last { !$0.isOver }?.isReplaced ?? false
        let wayOut = isHiding ? places.first { $0.isOver && !$0.isReplaced } : nil
        places.removeAll { $0.isOver && $0 !== wayOut }
        see(places.filter { !$0.isReplaced })
    }

    private func step() -> Bool {
        for body in bodies {
            if let command = body.command {
                body.command = nil
                perform(command, in: body)
                return true
            }
            if body.isIdle, body.isCancelled, !body.isStubborn {
                end(body, .cancelled)
                return true
            }
        }
        for place in unfinished where place.body == nil {
            if place.hasLeft || place.outcome != nil {
                tell(place.asker, place.hasLeft ? .cancelled : place.outcome ?? .cancelled, of: place)
                return true
            }
            if let value = place.value {
                begin(place, with: value)
                return true
            }
        }
        return false
    }

    private func perform(_ command: ScriptedFlow.Command, in body: Body) {
        switch command {
        case .enter(let step): enter(step, in: body)
        case .end(let outcome): end(body, outcome)
        }
    }

    private func enter(_ step: ScriptedStep, in body: Body) {
        let place = Place(step, asker: body)
        body.child = place
        unfinished.append(place)
        guard !body.isCancelled else {
            place.hasLeft = true
            return
        }
        places.removeAll(where: \.isOver)
        if step.isReplacing, let below = places.last, !below.isReplaced {
            if below.body != nil, !below.isInterrupted {
                below.isReplaced = true
            } else {
                remove(from: places.count - 1)
            }
        }
        places.append(place)
        // If there is a value, the flow continues, and nobody sees the screen before the flow stops.
        if let value = place.value { begin(place, with: value) } else { look() }
    }

    private func begin(_ place: Place, with value: String) {
        place.value = nil
        if place.step.kind == .value { return finish(place, .value(value)) }
        let run = runs[place.step.name, default: 0] + 1
        runs[place.step.name] = run
        let body = makeBody(BodyID(owner: place.step.name, run: run), of: place)
        place.body = body
        events.append("\(body.id) has \(value)")
        if place.step.isHasty { pop() }
    }

    private func end(_ body: Body, _ outcome: ScriptedFlow.Outcome) {
        events.append("\(body.id) ended: \(outcome)")
        bodies.removeAll { $0 === body }
        guard let place = body.place else { return }
        place.body = nil
        if place.hasLeft { return }
        if place.isInterrupted {
            place.isInterrupted = false
        } else if outcome == .cancelled, !place.isReplaced {
            removeAll(above: place)
        } else {
            finish(place, outcome)
        }
    }

    private func finish(_ place: Place, _ outcome: ScriptedFlow.Outcome) {
        place.outcome = outcome
        guard let index = places.firstIndex(where: { $0 === place }) else { return }
        for above in places[(index + 1)...] { markLeft(above) }
    }

    private func tell(_ asker: Body, _ outcome: ScriptedFlow.Outcome, of place: Place) {
        unfinished.removeAll { $0 === place }
        events.append("\(asker.id) got \(outcome) of \(place.step.name)")
        asker.child = nil
        switch place.step.next {
        case .pass: end(asker, outcome)
        case .goBackAndPass:
            pop()
            end(asker, outcome)
        case .stay: break
        case .enter(let step): enter(step, in: asker)
        }
    }

    // MARK: Parts

    @discardableResult
    private func makeBody(_ id: BodyID, of place: Place?) -> Body {
        let body = Body(id, of: place)
        bodies.append(body)
        events.append("\(id) began")
        return body
    }

    /// Removes everything above a screen, as one change of the view.
    private func removeAll(above place: Place) {
        if let index = places.firstIndex(where: { $0 === place }) { remove(from: index + 1) }
        look()
    }

    private func remove(from index: Int) {
        let gone = places[index...]
        places.removeLast(places.count - index)
        for place in gone { markLeft(place) }
    }

    private func markLeft(_ place: Place) {
        guard !place.isOver else { return }
        place.hasLeft = true
        if let body = place.body { markCancelled(body) }
    }

    private func markCancelled(_ body: Body) {
        guard !body.isCancelled else { return }
        body.isCancelled = true
        events.append("\(body.id) was cancelled")
    }

    // MARK: What is in view

    /// Updates the view for somebody who looks while the flow may still move on.
    ///
    /// Every standing screen is in view. A screen that ended unseen never is. Until it has gone, the user still sees
    /// the earlier view.
    private var whatIsToBeSeen: [Place] {
        let all = places.filter { !$0.isReplaced }
        let standing = all.filter { !$0.isOver }
        if !standing.allSatisfy(isInView) { return standing }
        return all.allSatisfy(isInView) ? all : inView
    }

    private func isInView(_ place: Place) -> Bool {
        inView.contains { $0 === place }
    }

    private func look() {
        see(whatIsToBeSeen)
    }

    private func see(_ screens: [Place]) {
        let before = view
        inView = screens
        if view != before { views.append(view) }
    }
}
