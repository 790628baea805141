import Aside
import AsideTesting
import AsideText
import Testing

/// The part of a walk that runs at each place: it compares, notes, and continues.
extension WalkRun {
    /// Does one step.
    ///
    /// Returns `false` if the walk has to wait first.
    func step() -> Bool {
        if let fault = pendingFault {
            fail(fault)
            return true
        }
        if awaitsWokenTask {
            pause()
            return false
        }
        if awaitsNextSleeper {
            outsideOfWork { wakeNext() }
            return true
        }
        if letMoreTimePass() { return true }
        // At a new place, all other tasks that are ready to run get a turn first.
        let isNewPlace = route.next == nil || route.isLastOfPlan
        if isNewPlace || last.history.isRestless, !last.hasPaused, last.needsPause {
            pause()
            return false
        }
        if let point = route.point {
            prove(point)
        } else if let ending {
            arriveAtEnd(ending)
        } else if isCancelled {
            fail(.deaf())
        } else if let next = route.next, !route.isLastOfPlan, !route.isComparing {
            updateMemory()
            make(next)
        } else {
            return arrive()
        }
        return true
    }

    /// Compares where the walk is with where it should be, and goes on; returns `false` if it has to wait first.
    private func arrive() -> Bool {
        let wasPaused = last.hasPaused
        last.hasPaused = false
        updateMemory()
        let key = key()
        let known = graph.place(of: key)
        // If the view is new or differs from an earlier walk, the cause may be work that the library cannot see.
        let isExpected = expected.map { isState($0, key) } ?? true
        if !wasPaused, !isExpected || route.next == nil && known == nil {
            pause(isLong: !isExpected)
            return false
        }
        if !isExpected, let expected {
            differ(from: expected) { known ?? add(key) }
            return true
        }
        checkConditions()
        guard phase == .walking else { return true }
        if let next = route.next {
            make(next)
        } else {
            notePointOfResuming()
            arrive(at: key, known)
        }
        return true
    }

    /// The state in which the walk should be; `nil` if anything may come.
    private var expected: Int? {
        if let next = route.next { return next.state }
        if route.isComparing, let last = route.steps.last { return graph[last].result }
        // All walks begin in the same state.
        return route.steps.isEmpty && !graph.states.isEmpty ? 0 : nil
    }

    /// Returns whether a walk with a key is in a state: on a detour, it is enough that the user sees the same.
    func isState(_ state: Int, _ key: StateKey) -> Bool {
        let known = graph.states[state].key
        return route.isComparing ? known.seen == key.seen : known.whole == key.whole
    }

    private func arrive(at key: StateKey, _ known: Int?) {
        if route.purpose == .repetition { shown = walk.stage.text() }
        let place = known ?? add(key)
        if known == nil { noteOrder() }
        connect(to: place, past: key.past)
        guard phase == .walking else { return }
        let state = graph.states[place]
        // What `walk.only` leaves out may lead on; a warning names such places.
        if known == nil || route.isRepetition, state.moves.allSatisfy(\.isCancelling), state.found.leftOut.isEmpty {
            return fail(.deadEnd(at: state))
        }
        if let words = route.words { return words.isEmpty ? stop() : goOn(by: words[0], from: place) }
        guard !route.isRepetition else { return stop() }
        // From a known state, to a move that no walk has made yet, if one is near.
        let way =
            state.isOpen
            ? explorer.plan.wayOn(from: place, past: key.past, after: route.steps.count)
            : explorer.plan.begin(place).map { [$0] }
        guard let way else { return stop() }
        route.plan = route.steps + way
        make(way[0])
    }

    /// Adds a new state.
    private func add(_ key: StateKey) -> Int {
        let found = MoveFinder(walk, hasEdited: graph.hasEdited(by: route.steps.last)).found
        return graph.add(
            StateGraph.State(
                key: key, shown: placeInView, waiting: waitingInLine, found: found,
                snapshot: explorer.options.drawsStates ? StageSnapshot(walk.stage) : nil, parent: route.steps.last))
    }

    /// Notes that two questions have come since the last move, one of which waits for the other.
    private func noteOrder() {
        let before = route.steps.last.map { graph.states[$0.state].waiting.count } ?? 0
        let waiting = walk.stage.waitingModals
        // One that shares the modal in view has no order.
        guard last.shown > 0, waiting.count > before, let next = waiting.last,
            next.content != walk.stage.modals.last(where: { !$0.isLeaving })?.content
        else { return }
        explorer.simultaneous.insert("\(placeInView) before \(next.content) (\(next.source))")
    }

    /// Makes the next move of a way that is walked again.
    private func goOn(by next: String, from place: Int) {
        route.words?.removeFirst()
        let state = graph.states[place]
        if next == "\(Move.cancel)" { return make(graph.addCancelling(at: place)) }
        guard let move = state.move(named: next) else {
            explorer.wayThatIsGone =
                "at move \(route.steps.count + 1), at \(state.shown), it is not possible to \(next)"
            return stop()
        }
        make(StateGraph.Step(state: place, move: move))
    }

    private func connect(to state: Int, past: Int) {
        guard !graph.connect(route.steps, to: state, past: past), !route.isComparing else { return }
        if let earlier = route.steps.last.flatMap({ graph[$0].result }) { differ(from: earlier) { state } }
    }

    // MARK: Ends

    private func arriveAtEnd(_ ending: StateGraph.End) {
        updateMemory()
        if let next = route.words?.first, ending != .cancelled {
            explorer.wayThatIsGone = "after \(route.steps.count.counted("move")) the flow has ended, before: \(next)"
        }
        let expected = expected
        // All flows that have ended alike are in one state.
        let hash = ending.hashValue
        let key = StateKey(whole: hash, seen: hash, view: hash, past: hash)
        let end = StateGraph.State(
            key: key, shown: ShownPlace(name: endName), end: ending, parent: route.steps.last)
        let state = graph.place(of: key) ?? graph.add(end)
        connect(to: state, past: past)
        // After a new move, the two have been compared by its result.
        if let expected, expected != state, phase == .walking, !ending.isError { differ(from: expected) { state } }
        guard phase == .walking else { return }
        if case .threw(let error) = ending { fail(.threw(error)) }
        if walk.stage.stack.count > 0 || !walk.stage.modals.isEmpty { fail(.leftOver(walk.stage)) }
        checkConditions()
        for broken in walk.lastInvariants where phase == .walking && !broken.holds() {
            let culprit = culprit("does not hold when the flow has ended, after this move", broken)
            fail(.broken(broken.name, after: culprit, isAtEnd: true))
        }
        if phase == .walking { finish() }
    }

    var endName: String {
        switch ending {
        case .returned: "the end"
        case .left: "left"
        case .cancelled: "cancelled"
        case .threw(let error): "failed with \(error)"
        case nil: "no end"
        }
    }

    // MARK: Conditions

    /// Fails the walk if a condition of the test does not hold here.
    func checkConditions() {
        checkDismissal()
        if let broken = walk.invariants.first(where: { !$0.holds() }) {
            fail(.broken(broken.name, after: culprit("held until this move", broken)))
        } else if let broken = last.watches.first(where: { !$0.holds() }) {
            fail(.changedByLeaving(broken.name))
        }
    }

    /// Notes if the last move dismissed a question, and did not lead back to the screens beneath it.
    private func checkDismissal() {
        guard let before = last.screensAtDismissal, let step = route.steps.last, ending == nil else { return }
        last.screensAtDismissal = nil
        // Where no screen was beneath the question, the next one leads on. A flow that takes the dismissal as an answer means
        // what it shows next.
        guard !before.isEmpty, !counter.hasTakenDismissal, walk.stage.entries.map(\.id) != before else { return }
        find(.leadsElsewhere(from: graph.states[step.state].shown, to: placeInView.name))
    }

    /// Names the move after which a condition does not hold, and where both are in the code.
    private func culprit(_ situation: String, _ condition: Walk.Condition) -> String {
        let code = "the condition at \(condition.location.fileID):\(condition.location.line)"
        guard let last = route.steps.last else { return "mend what the flow does first, or \(code)." }
        let move = graph[last].turn
        let place = move.source.map { " (\($0))" } ?? ""
        return "\(code) \(situation): \(move)\(place). Mend what the flow does then, or the condition."
    }

    // MARK: Differences

    /// Notes that the walk sees something else than expected.
    ///
    /// - Parameters:
    ///   - place: The expected state.
    ///   - found: Returns the state in which the walk is.
    private func differ(from place: Int, found: () -> Int) {
        // Limited memory takes the two ways for the same, or the move was first made on another one.
        if route.comesFromElsewhere || !route.isComparing && explorer.plan.isExplained(route.steps) { return stop() }
        if let other = route.otherWay, let last = route.steps.last, route.steps.count == route.start + 1 {
            // The other way is the one to report.
            graph[last].result = found()
            explorer.plan.compare(other)
            return stop()
        }
        if !explorer.walksOneWay, let last = route.steps.last, graph.isKnownByOtherWay(last) {
            // Which of the two is the one to report, a third way tells.
            explorer.plan.compare(Array(route.plan[route.start...]))
            explorer.plan.compare([last])
            return stop()
        }
        let expected = graph.states[place]
        let now = ending == nil ? placeInView : ShownPlace(name: endName)
        guard route.isComparing, let last = route.steps.last, let other = graph.way(of: last), other != route.steps
        else {
            let name = now.name == expected.name ? "the same with other content" : now.name
            let headline =
                "The same moves do not lead to the same place: once to \(expected.name), and once to \(name)."
            return fail(.unsteady(headline), comparedTo: place)
        }
        // A screen keeps what was typed, also while it does not show it.
        if graph[last].isEditing { return stop() }
        fail(
            .detour(
                at: graph.states[last.state].shown, difference(from: expected, now), route.steps.map { graph[$0] },
                showsNotice: walk.stage.notice?.content.action != nil, isCovering: walk.stage.entries.count > 1),
            comparedTo: place)
        failure?.otherWay = WayText(graph.words(of: other))
    }

    private func difference(from expected: StateGraph.State, _ now: ShownPlace) -> String {
        if case (.returned(let one), .returned(let other)) = (ending, expected.end) {
            return "on this way the flow returns \(text(of: one)), and not \(text(of: other))"
        }
        return expected.name == now.name
            ? "\(now.quoted) shows something else"
            : "on this way \(now.quoted) comes, and not \(expected.shown.quotedName)"
    }

    /// Returns a result in words, or a blank if it holds what was typed into a secure field.
    private func text(of result: Int) -> String {
        let text = explorer.results.texts[result]
        let secrets = graph.states.flatMap(\.found.secrets)
        return secrets.contains { $0.count > 1 && text.contains($0) } ? "…" : text
    }
}

// MARK: - What tells one state from another

extension WalkRun {
    func updateMemory() {
        // That time has passed, or what the flow has not heard of, is no answer if nothing in view has changed since.
        // Otherwise each tick of a clock, and each refused value, would be a new state.
        if last.passed.times > 0 || last.isUnheard, let step = route.steps.last,
            seen().whole == graph.states[step.state].key.seen
        {
            memory.forgetNews()
        }
        var owners: [AnswerMemory.Owner] = [.flow]
        var waiting: [AnswerMemory.Owner] = []
        var entries: [StackEntry] = []
        func add(_ stage: Stage) {
            owners += stage.entries.map { .screen($0.id) }
            entries += stage.entries
            if stage.acceptsInput, let entry = stage.entries.last { waiting.append(.screen(entry.id)) }
        }
        add(walk.stage)
        for modal in walk.stage.modals {
            if modal.stage != nil || modal.content.isFilledIn { owners.append(.modal(modal.id)) }
            if let stage = modal.stage { add(stage) }
        }
        // A prompt or a form on top learns nothing before it is left.
        if let top = walk.stage.modals.last, top.stage == nil, top.content.isFilledIn, !top.content.isBusy,
            !top.isLeaving
        {
            waiting.append(.modal(top.id))
        }
        keptScreens.note(entries)
        memory.update(owners, waiting: waiting)
    }

    func seen() -> Hasher.Seen {
        if let view { return view }
        let seen = Hasher.seen(on: walk.stage, sleeps: walk.clock.remaining, coveredScreens)
        view = seen
        return seen
    }

    func key() -> StateKey {
        let ((seen, view), past) = (seen(), past)
        let told = explorer.plan.memory.map { hash(last: $0) } ?? past
        return StateKey(whole: [seen, told].hashValue, seen: seen, view: view, past: past)
    }

    /// A hash of all past answers.
    var past: Int { hash(last: nil) }

    /// Adds what nobody sees now and what makes a difference later: past answers, kept screens, and what waits in line.
    ///
    /// Limited memory distinguishes as many of each: in an app that goes on and on, the line may grow without an end.
    private func hash(last count: Int?) -> Int {
        var hasher = Hasher()
        memory.add(last: count, to: &hasher)
        for remember in walk.remembered { remember(&hasher) }
        keptScreens.add(to: &hasher)
        // A notice without a button comes and goes by itself.
        let notices = walk.stage.notices.dropFirst().map(\.content).filter { $0.action != nil }
        for notice in notices.prefix(count ?? .max) { hasher.combine(notice) }
        for modal in walk.stage.waitingModals.prefix(count ?? .max) { hasher.combine(modal.content) }
        return hasher.finalize()
    }

    /// The questions that wait in line, each with its line.
    var waitingInLine: [String] {
        walk.stage.waitingModals.map { "\($0.content), asked at \($0.source)" }
    }

    var placeInView: ShownPlace {
        let top = walk.stage.modals.last { !$0.isLeaving }
        if let top, top.content.kind != .sheet {
            return ShownPlace(name: "\(top.content)", place: Recording.Place(top.content), source: top.source)
        }
        guard let entry = (top == nil ? walk.stage : top?.stage)?.entries.last else {
            return ShownPlace(name: top.map { "\($0.content)" } ?? "an empty stage", source: top?.source)
        }
        return ShownPlace(name: entry.screen.title, place: Recording.Place(entry.screen), source: entry.source)
    }
}
