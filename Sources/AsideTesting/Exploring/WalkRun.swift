import Aside
import AsidePaths

/// One walk: runs the flow on a stage of its own, and makes its moves the moment that nothing goes on any more.
///
/// It is driven from inside: the stage counts its own work, and where the count comes to zero, the next move is made in
/// that very stretch. A walk of questions whose answers are known suspends nowhere.
@MainActor
final class WalkRun {
    /// What a walk is for.
    enum Purpose: Equatable {
        /// It makes moves that nobody has made.
        case exploration
        /// It repeats what was found, and ends there.
        case repetition
        /// It goes on from a state that was reached in another way, from a place in its plan, and compares.
        case detour(from: Int)
        /// It makes the moves that chance decides.
        case wandering
        /// It makes these moves, as far as they can be made.
        case retracing([Path.Move])
    }

    /// What is broken, what is said of it, and what to do.
    typealias Failing = (rule: ExplorationFailure.Rule, headline: String, fix: String)

    enum Phase {
        case walking
        case ending
        case over
    }

    let walk: Walk
    let counter = WorkCounter()
    let explorer: Explorer
    let plan: [StateGraph.Step]
    let purpose: Purpose
    var position = 0
    var phase = Phase.walking
    var memory = ToldMemory()
    var hasStackChanged = true
    /// Whether there was no screen and no modal when the stack had last changed.
    var isStageEmpty = true
    var steps: [StateGraph.Step] = []
    /// From this place among the steps, the walk follows a known way; `nil` while it makes new moves.
    private var followsFrom: Int?
    private var isDriving = false
    private var isPaused = false
    private var hasPaused = false
    var isCancelled = false
    private var watches: [(name: String, isSame: @MainActor () -> Bool)] = []
    private var flowTask: UnsafeCurrentTask?
    private var ending: StateGraph.End?
    private var presenter: RunPresenter?
    var shownSinceMove = 0
    /// How often what is in view has changed.
    var changes = 0
    var pendingFailure: Failing?
    private(set) var failure: ExplorationFailure?
    /// Counts what happens, for whoever watches that something does.
    var progress = 0

    init(_ explorer: Explorer, plan: [StateGraph.Step], _ purpose: Purpose = .exploration) {
        self.explorer = explorer
        self.plan = plan
        self.purpose = purpose
        walk = Walk(strings: explorer.strings)
    }

    var isOver: Bool { phase == .over }

    var isRepetition: Bool { purpose != .exploration }

    /// Whether the walk is where another one has come to before, in another way.
    private var isOnDetour: Bool {
        if case .detour(let start) = purpose { position >= start } else { false }
    }

    // MARK: Running

    func start() {
        let presenter = RunPresenter(self)
        self.presenter = presenter
        walk.stage.workCounter = counter
        walk.stage.attach(presenter)
        counter.whenSettled = { [unowned self] in drive() }
        counter.whenUnknownWaits = { [unowned self] in unknownWaits() }
        walk.clock.follow { [weak self] task, sleeps in
            Task { @MainActor in
                guard let self, self.counter.knows(task) else { return }
                if sleeps { self.counter.end() } else { self.counter.begin() }
            }
        }
        counter.begin()
        let body: @MainActor () async -> Void = { [self] in
            await counter.run { await self.runFlow() }
        }
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // A walk whose questions are answered inline would pay for a preference at each call.
            let executor = explorer.showsMuch ? MainQueueExecutor.shared : nil
            Task.immediate {
                guard let executor else { return await body() }
                await withTaskExecutorPreference(executor) { await body() }
            }
        } else {
            Task { await body() }
        }
    }

    private func runFlow() async {
        flowTask = withUnsafeCurrentTask { $0 }
        do {
            try await explorer.flow(walk)
            ending = .returned
        } catch is CancellationError {
            ending = isCancelled ? .cancelled : .left
        } catch {
            ending = .threw("\(type(of: error)): \(error)")
        }
        flowTask = nil
        progress += 1
    }

    /// Goes on as far as nothing else goes on.
    func drive() {
        guard !isDriving, !isPaused else { return }
        isDriving = true
        defer { isDriving = false }
        while counter.running == 0, phase != .over {
            progress += 1
            LastWords.flowWaits()
            switch phase {
            case .walking: if !step() { return }
            case .ending: finish()
            case .over: break
            }
        }
    }

    /// A task waits that the flow has started by itself, such as by `async let`: its parent counts as running.
    private func unknownWaits() {
        guard !isDriving, phase == .walking else { return }
        let before = progress
        Task {
            for _ in 1...3 { await passThroughExecutors() }
            if self.progress == before, self.counter.running > 0, self.counter.unknownWaiting > 0 {
                self.goOnRegardless()
            }
        }
    }

    /// Goes on although something does that the library does not know: nothing has come of it for long enough.
    func goOnRegardless() {
        guard !isDriving, !isPaused, phase != .over else { return }
        guard phase == .walking else { return finish() }
        if isCancelled, ending == nil {
            return fail(.deaf, "The flow goes on although its task was cancelled.", Self.deafness)
        }
        isDriving = true
        defer { isDriving = false }
        var finder = MoveFinder(walk, explorer.options)
        finder.find()
        guard finder.moves.contains(where: \.isUsers) else {
            return fail(
                .stuckOutside,
                "The flow waits for something that is no screen, no modal and no sleep by the walk's clock.",
                "let what it awaits there answer at once in this test; or give it `walk.clock`, and let it sleep by that."
            )
        }
        explorer.hasOutsideWork = true
        _ = step()
    }

    func finish() {
        guard phase != .over else { return }
        phase = .over
        counter.whenSettled = nil
        counter.whenUnknownWaits = nil
        walk.stage.workCounter = nil
        if let presenter { walk.stage.detach(presenter) }
        presenter = nil
        explorer.hasEnded(self)
    }

    /// Ends the walk in the middle of the flow.
    func stop() {
        guard phase == .walking else { return }
        phase = .ending
        counter.begin()
        flowTask?.cancel()
        for modal in walk.stage.modals.reversed() { _ = modal.reportGone() }
        walk.stage.close()
        counter.letCancellationArrive()
        counter.end()
    }

    // MARK: Walking

    /// Does one thing; `false` where the walk waits for something first.
    func step() -> Bool {
        if let (rule, headline, fix) = pendingFailure {
            fail(rule, headline, fix)
            return true
        }
        // At a new place, whatever else is ready to run has its turn first.
        if position >= plan.count || isLastOfPlan, !hasPaused, needsPause {
            pause()
            return false
        }
        if let ending {
            arriveAtEnd(ending)
            return true
        }
        if isCancelled {
            fail(.deaf, "The flow goes on although its task was cancelled.", Self.deafness)
            return true
        }
        if position < plan.count, !isLastOfPlan, !isOnDetour {
            updateMemory()
            make(plan[position])
            return true
        }
        hasPaused = false
        if position < plan.count {
            updateMemory()
            guard isWhereExpected(key()) else { return true }
            checkInvariants()
            if phase == .walking { make(plan[position]) }
            return true
        }
        updateMemory()
        arrive(at: key(), nil, nil)
        return true
    }

    var isLastOfPlan: Bool { position == plan.count - 1 }

    private func isWhereExpected(_ keys: (key: Int, seen: Int)) -> Bool {
        let expected = explorer.graph.states[plan[position].state]
        if isOnDetour {
            if expected.seen == keys.seen { return true }
            failOnDetour(expected: expected.name, placeInView(nil, nil).name)
            return false
        }
        if expected.key == keys.key { return true }
        fail(
            .unsteady, "The same moves do not lead to the same place: once to \(expected.name), and once not.",
            "give the flow nothing that is random, shared between walks, or dependent on real time.")
        return false
    }

    private func failOnDetour(expected: String, _ found: String) {
        guard case .detour(let start) = purpose, plan.indices.contains(start) else { return }
        failOnDetour(at: plan[start].state, expected: expected, found)
    }

    private func failOnDetour(at start: Int?, expected: String, _ found: String) {
        let place = start.map { explorer.graph.states[$0].name } ?? "a place"
        let what = expected == found ? "what “\(found)” shows" : "“\(found)” comes, and not “\(expected)”"
        fail(
            .detour,
            "Two ways lead to “\(place)”, look the same there, and go on differently: on this way \(what).",
            "see what outlives the way back, such as a variable outside of the closure; or, where that is meant, as by a "
                + "fake that fails once, tell it: `walk.remember { … }`.")
    }

    private func arrive(at keys: (key: Int, seen: Int), _ question: ModalContent?, _ source: SourceLine?) {
        checkInvariants()
        guard phase == .walking else { return }
        let known = explorer.graph.place(of: keys.key)
        if goesFreely { return goOnFreely(from: known ?? add(keys, question, source)) }
        if let known {
            if let following, known != following,
                explorer.graph.states[known].seen != explorer.graph.states[following].seen
            {
                return failFollowing()
            }
            if following == nil { connect(to: known) }
            if phase == .walking, isRepetition { examine(known) }
            if phase == .walking { follow(from: following ?? known) }
            return
        }
        if let following {
            if explorer.graph.states[following].seen != keys.seen { return failFollowing() }
            return follow(from: following)
        }
        let state = add(keys, question, source)
        connect(to: state)
        guard phase == .walking else { return }
        examine(state)
        guard phase == .walking else { return }
        goOn(from: state)
    }

    /// Adds the state that is new.
    private func add(_ keys: (key: Int, seen: Int), _ question: ModalContent?, _ source: SourceLine?) -> Int {
        var finder = MoveFinder(walk, explorer.options)
        finder.find(at: question, source: source)
        let place = placeInView(question, source)
        explorer.addCancelling(&finder, place.place, place.source)
        return explorer.graph.add(
            key: keys.key, seen: keys.seen, name: place.name, source: place.source, moves: finder.moves,
            disabled: finder.disabled, question: question ?? topQuestion, parent: steps.last)
    }

    /// Whether the walk neither looks for new states nor knows its way.
    private var goesFreely: Bool {
        switch purpose {
        case .wandering, .retracing: true
        case .exploration, .repetition, .detour: false
        }
    }

    /// Makes the move that chance decides, or the next one that is wanted.
    private func goOnFreely(from place: Int) {
        connect(to: place)
        examine(place)
        guard phase == .walking else { return }
        let state = explorer.graph.states[place]
        let move: Int? =
            switch purpose {
            case .wandering: steps.count < explorer.options.moves ? explorer.randomMove(of: place) : nil
            case .retracing(let moves) where moves.indices.contains(steps.count):
                state.moves.firstIndex { $0.move == moves[steps.count] }
            default: nil
            }
        guard let move else { return stop() }
        make(StateGraph.Step(state: place, move: move))
    }

    /// The state in which the walk should be, on a known way.
    var following: Int? {
        guard followsFrom != nil, let last = steps.last else { return nil }
        return explorer.graph.states[last.state].results[last.move]
    }

    /// Goes on from a known state as another walk did, to an end, to see whether the same comes of it.
    private func follow(from state: Int) {
        guard explorer.followsKnownWays, !isRepetition, let move = explorer.graph.states[state].moveToEnd,
            steps.count < 2 * explorer.options.moves
        else { return stop() }
        if followsFrom == nil {
            followsFrom = steps.count
            explorer.hasFollowed()
        }
        make(StateGraph.Step(state: state, move: move))
    }

    private func failFollowing() {
        guard let following else { return }
        failOnDetour(
            at: followsFrom.map { steps[$0].state }, expected: explorer.graph.states[following].name,
            ending == nil ? placeInView(nil, nil).name : endName)
    }

    /// What must hold in each state by itself.
    private func examine(_ place: Int) {
        let state = explorer.graph.states[place]
        if !state.moves.contains(where: { !$0.isCancelling }), state.end == nil {
            let disabled = state.disabled.map { "“\($0)”" }.joined(separator: ", ")
            fail(
                .deadEnd,
                "\(state.name) is a dead end: nothing can be pressed, and the flow goes on."
                    + (disabled.isEmpty ? "" : " Disabled there: \(disabled)."),
                "give the user a way out: a button that is enabled, or a screen to go back to.")
        }
    }

    /// Makes the first move that nobody has made, as far as the bounds allow it.
    private func goOn(from state: Int) {
        if isRepetition { return stop() }
        guard explorer.graph.states[state].depth < explorer.options.moves else {
            explorer.hasHitMoves = true
            return stop()
        }
        guard let move = explorer.takeMove(of: state) else { return stop() }
        make(StateGraph.Step(state: state, move: move))
    }

    func connect(to state: Int) {
        guard let last = steps.last, !isOnDetour else { return }
        let isNew = explorer.graph.states[state].parent == last
        let isFollowed = isNew || explorer.followsKnownWays && explorer.graph.states[state].moveToEnd != nil
        if !explorer.graph.connect(last, to: state, isFollowed: isFollowed), !goesFreely {
            let earlier = explorer.graph.states[last.state].results[last.move].map { explorer.graph.states[$0].name }
            fail(
                .unsteady,
                "The same moves do not lead to the same place: once to \(earlier ?? "another"), and once to "
                    + "\(explorer.graph.states[state].name).",
                "give the flow nothing that is random, shared between walks, or dependent on real time.")
        }
    }

    private func arriveAtEnd(_ ending: StateGraph.End) {
        updateMemory()
        let name = endName
        var hasher = Hasher()
        hasher.combine(ending)
        let key = hasher.finalize()
        let state =
            explorer.graph.place(of: key)
            ?? explorer.graph.add(
                key: key, seen: key, name: name, end: ending, parent: steps.last)
        if followsFrom == nil { connect(to: state) }
        if let following, following != state { failFollowing() }
        if isOnDetour, let last = plan.last, let result = explorer.graph.states[last.state].results[last.move],
            position < plan.count || result != state
        {
            let expected = position < plan.count ? plan[position].state : result
            failOnDetour(expected: explorer.graph.states[expected].name, name)
        }
        guard phase == .walking else { return }
        if case .threw(let error) = ending {
            fail(
                .unexpectedError, "The flow throws \(error)",
                "catch it where it is known what to do, as `retrying` does; only a cancellation leaves a flow.")
        }
        let left = walk.stage.stack.screens.map(\.title) + walk.stage.modals.map(\.description)
        if phase == .walking, !left.isEmpty {
            fail(
                .leftOver, "The flow has ended, and something is left on the stage: \(left.joined(separator: ", ")).",
                "await in the flow what it starts; a task of its own outlives it.")
        }
        checkInvariants()
        for invariant in walk.lastInvariants where phase == .walking && !invariant.holds() {
            fail(.invariant(invariant.name), "At its end, this does not hold: \(invariant.name).", Self.invariance)
        }
        if phase == .walking {
            if followsFrom == nil, ending != .cancelled { explorer.graph.noteEnd(of: steps) }
            finish()
        }
    }

    private var endName: String {
        switch ending {
        case .returned: "the end"
        case .left: "left"
        case .cancelled: "cancelled"
        case .threw(let error): "failed with \(error)"
        case nil: "no end"
        }
    }

    private func checkInvariants() {
        if let broken = brokenInvariant() { fail(broken.rule, broken.headline, broken.fix) }
    }

    /// The first of what the test says of each state that does not hold here; what was watched since the last move is not
    /// watched any more.
    func brokenInvariant() -> Failing? {
        defer { watches = [] }
        if let broken = walk.invariants.first(where: { !$0.holds() }) {
            return (.invariant(broken.name), "This does not hold: \(broken.name).", Self.invariance)
        }
        return watches.first { !$0.isSame() }.map {
            (
                .changedByLeaving($0.name), "Leaving changes this: \($0.name).",
                "do it when the user has decided, not before; or undo it when the work is cancelled."
            )
        }
    }

    private static let invariance = "see what the last moves lead to."
    private static let deafness =
        "let what it awaits end when its task is cancelled, and use `try` in place of `try?`: that swallows it."

    // MARK: Moving

    private func make(_ step: StateGraph.Step) {
        let move = explorer.graph.states[step.state].moves[step.move]
        begin(step, move)
        progress += 1
        if !outsideOfWork({ carryOut(move) }) {
            fail(
                .unsteady, "This move could be made once, and cannot again: \(move.move).",
                "give the flow nothing that is random, shared between walks, or dependent on real time.")
        }
    }

    func begin(_ step: StateGraph.Step, _ move: ExploredMove) {
        if position < plan.count {
            position += 1
            explorer.graph.count(step)
        }
        steps.append(step)
        LastWords.flowGoesOn()
        shownSinceMove = 0
        if move.isLeaving, !walk.watches.isEmpty { watches = walk.watches.map { ($0.name, $0.begin()) } }
        switch move.operation {
        case .back, .cancel: memory.forgetNews()
        default:
            var hasher = Hasher()
            hasher.combine(explorer.graph.states[step.state].seen)
            hasher.combine(step.move)
            memory.tell(hasher.finalize())
        }
    }

    private func carryOut(_ move: ExploredMove) -> Bool {
        switch move.operation {
        case .wait:
            for task in walk.clock.moveToNextDeadline() where counter.knows(task) { counter.begin() }
            return true
        case .cancel:
            isCancelled = true
            flowTask?.cancel()
            counter.letCancellationArrive()
            return true
        default: return walk.carryOut(move.operation)
        }
    }

    // MARK: Work that the library does not know

    var needsPause: Bool {
        explorer.needsPause(after: steps.last)
    }

    /// Lets everything run once that is ready to, such as a plain `Task`.
    func pause() {
        isPaused = true
        let before = key().seen
        Task {
            await passThroughExecutors()
            self.isPaused = false
            self.hasPaused = true
            guard self.phase == .walking else { return self.drive() }
            self.explorer.hasPaused(
                after: self.steps.last, isRestless: self.counter.running > 0 || self.key().seen != before)
            self.drive()
        }
    }

    // MARK: Failing

    func fail(_ rule: ExplorationFailure.Rule, _ headline: String, _ fix: String) {
        guard phase == .walking, failure == nil else { return }
        failure = ExplorationFailure(
            rule: rule, headline: headline, fix: fix, onStage: "\(walk.stage)", steps: steps,
            path: Path(steps.map { explorer.graph.states[$0.state].moves[$0.move].move }),
            plan: isOnDetour ? plan : followsFrom == nil ? steps : steps + explorer.graph.wayToEnd(from: following),
            purpose: isOnDetour ? purpose : followsFrom.map { .detour(from: $0) } ?? .repetition)
        stop()
    }

    /// Fails the walk when nothing goes on any more: it may be in the middle of something now.
    func failSoon(_ rule: ExplorationFailure.Rule, _ headline: String, _ fix: String) {
        if pendingFailure == nil, phase == .walking { pendingFailure = (rule, headline, fix) }
    }
}
