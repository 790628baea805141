import Aside
import AsideTesting
import Foundation

/// An explorer that walks through a flow again and again, each time by another way, until it has seen every state.
@MainActor
final class Explorer {
    let flow: @MainActor (Walk) async throws -> Int
    /// What the walks have returned.
    let results = FlowResults()
    let options: ExplorationOptions
    /// The name of the type of the result; `nil` if the flow returns nothing.
    let resultType: String?
    /// What decides which way the next walk goes.
    var plan: ExplorationPlan
    /// Where the flow has to be resumed.
    var points: [ResumingPoint] = []
    /// The failures and the findings.
    var defects: [ExplorationFailure] = []
    /// What the walks know of their beginning, before any move.
    let beginning = MoveHistory()
    private var histories: [Recording.Turn: MoveHistory] = [:]
    /// The questions that were asked together with another one, which was shown first.
    var simultaneous: Set<String> = []
    /// The questions that a task asked when its walk was over, each with its line.
    var late: Set<String> = []
    /// Where time passed and nothing changed, until the walk gave up.
    var waitsInVain: [(place: ShownPlace, passed: (times: Int, duration: Duration))] = []
    /// How long the walks have waited in real time for work that the library does not know, by places.
    var waits: [String: Duration] = [:]
    private var current: WalkRun?
    /// Waits for the end of the current walk, if that has to wait itself.
    private var waiting: UnsafeContinuation<Void, Never>?
    /// The last walk; `nil` before the first one.
    private(set) var lastRun: WalkRun?
    /// Why a way cannot be walked again.
    var wayThatIsGone: String?
    /// What the test accepts, and whether it has come.
    var accepted: [Acceptance: Bool] = [:]
    /// Whether states were not told apart by all answers, because there are too many combinations of them.
    private(set) var hasForgotten = false
    /// Whether only a way is walked again.
    private(set) var walksOneWay = false
    /// How many flows could not be ended.
    var flowsLeftBehind = 0
    private var watchdog: Task<Void, Never>?

    var graph: StateGraph { plan.graph }

    var failures: [ExplorationFailure] { defects.filter { $0.rule.meant == nil } }

    /// How many walks looked for new states.
    var walks: Int { plan.effort.walks }

    /// Makes an explorer.
    init<Result>(
        _ options: ExplorationOptions, _ flow: @escaping @MainActor (Walk) async throws -> Result
    ) {
        self.options = options
        resultType = Result.self == Void.self || Result.self == Never.self ? nil : "\(Result.self)"
        self.flow = { [results] in results.number(of: try await flow($0)) }
        plan = ExplorationPlan(options)
    }

    /// Explores the flow with as much memory as is affordable.
    ///
    /// All memory is enough if all ways through the flow end soon. In a flow that goes on and on, states are told apart by
    /// the last answer of each open closure.
    func explore() async {
        await exploreAll()
        await compareWays()
        if defects.isEmpty { await proveResuming() }
        for index in defects.indices { defects[index] = await shortened(defects[index]) }
        await finish()
    }

    /// Walks a way again, three times, and explores what follows if the way says so.
    ///
    /// - Parameters:
    ///   - way: The way.
    ///   - other: A way to a place that looks the same, from which the last move leads to the same.
    func explore(along way: WayText, comparedWith other: WayText?) async {
        walksOneWay = true
        for way in [other, way].compactMap(\.self) { await walk(WalkRoute(words: way.moves, purpose: .comparison)) }
        let steps = lastRun?.route.steps ?? []
        for _ in 1...2 where defects.isEmpty && wayThatIsGone == nil {
            if let failure = await run(steps, .comparison) { note(failure) }
        }
        if way.goesOn, defects.isEmpty, wayThatIsGone == nil {
            await exploreAll(after: way)
            if failures.isEmpty { lookForStatesWithoutWayOut() }
        }
        if defects.isEmpty { await proveResuming() }
        await finish()
    }

    private func exploreAll(after way: WayText? = nil) async {
        await explore(remembering: nil, after: way)
        guard plan.hasTooMuchMemory, failures.isEmpty else { return }
        hasForgotten = plan.hasHitWalks
        await explore(remembering: 1, after: way)
    }

    private func finish() async {
        watchdog?.cancel()
        watchdog = nil
        // What outlives the flow comes at any time, and disturbs other walks.
        if failures.contains(where: { $0.rule == .leftOver || $0.rule == .askedAfterEnd }) {
            defects.removeAll { $0.rule == .unsteady }
        }
        for index in defects.indices { defects[index] = await completed(defects[index]) }
    }

    /// Compares the ways on which states were reached, once all states are known.
    private func compareWays() async {
        if failures.isEmpty { lookForStatesWithoutWayOut() }
        guard failures.isEmpty else { return }
        plan.beginComparing()
        await walk { [self] in defects.count >= Self.mostFailures ? nil : plan.nextComparison() }
    }

    private static let mostFailures = 5

    /// Explores the flow once.
    ///
    /// - Parameters:
    ///   - count: How many past answers of each open closure distinguish states that look the same; `nil` for all.
    ///   - way: The way that comes before all that is explored.
    func explore(remembering count: Int?, after way: WayText? = nil) async {
        defects = []
        plan = ExplorationPlan(options, remembering: count, after: plan.effort)
        if let way { await walk(WalkRoute(words: way.moves, purpose: .comparison)) }
        await walk(WalkRoute(plan: way == nil ? [] : lastRun?.route.steps ?? []))
        await walk { [self] in flowsLeftBehind > 0 || isStuckEnough ? nil : plan.next() }
    }

    /// Whether several walks got stuck, each of which had to wait in real time.
    private var isStuckEnough: Bool {
        defects.contains { $0.rule == .stuckOutside && $0.count >= Self.mostStuckWalks }
    }

    private static let mostStuckWalks = 3

    // MARK: Walks

    /// Makes one walk after the other, as long as there is a next way.
    private func walk(_ next: () -> WalkRoute?) async {
        while let route = next() {
            await walk(route)
            if MainActorTurn.isDue { await Task.yield() }
        }
    }

    /// Makes a walk, which is over at once if it shows nothing.
    private func walk(_ route: WalkRoute) async {
        if route.purpose == .exploration { plan.effort.walks += 1 }
        let run = WalkRun(self, route)
        current = run
        run.start()
        if run.phase != .over {
            if watchdog == nil { watchdog = Task { await self.watch() } }
            await withUnsafeContinuation { waiting = $0 }
        }
        current = nil
        conclude(run)
    }

    func hasEnded(_ run: WalkRun) {
        guard run === current else { return }
        waiting?.resume()
        waiting = nil
    }

    private func conclude(_ run: WalkRun) {
        if walks.isMultiple(of: 64) { options.whenProgressing?(graph.states.count, walks) }
        lastRun = run
        for acceptance in run.walk.accepted where accepted[acceptance] == nil { accepted[acceptance] = false }
        for defect in run.findings + [run.failure].compactMap(\.self) { note(defect) }
        if let failure = run.failure, failure.rule.meant == nil {
            plan.walksToFailure = plan.walksToFailure ?? walks
        }
    }

    /// Returns what the walks know of a move, in whatever state it was made.
    func history(of explored: ExploredMove) -> MoveHistory {
        if let history = explored.history { return history }
        let history = histories[explored.turn] ?? MoveHistory()
        histories[explored.turn] = history
        explored.history = history
        return history
    }

    private static let tellsMoves = ProcessInfo.processInfo.environment["ASIDE_MOVES"] != nil

    /// Prints what a walk does next, if the environment says so: the last line tells where a process has ended or hangs.
    func tell(_ text: @autoclosure () -> String) {
        if Self.tellsMoves { printToStandardError(text()) }
    }

    /// Makes one walk, and returns the failure of the walk; `nil` if it does not fail.
    func run(_ steps: [StateGraph.Step], _ purpose: WalkRoute.Purpose) async -> ExplorationFailure? {
        let before = defects
        await walk(WalkRoute(plan: steps, purpose: purpose))
        defects = before
        return lastRun?.failure ?? lastRun?.findings.first
    }

    /// After which time in real time a walk goes on although work runs that the library does not know.
    var longestWait: Duration { options.quietPeriod * 4 }

    /// Checks from time to time whether a walk waits for work that the library does not know.
    private func watch() async {
        var last: (run: ObjectIdentifier, progress: Int)?
        var (start, noted) = (ContinuousClock.now, Duration.zero)
        while !Task.isCancelled, let run = current {
            let now = (ObjectIdentifier(run), run.progress)
            if last.map({ $0 == now }) != true {
                (last, start, noted) = (now, .now, .zero)
            } else if await isIdle(run) {
                let time = ContinuousClock.now - start
                noteWait(time - noted, at: run.placeOfWaiting)
                noted = time
                if time >= longestWait { run.goOnRegardless() }
            }
            try? await Task.sleep(for: max(options.quietPeriod / 25, .milliseconds(1)))
        }
        // If this task was cancelled, another watchdog may already be running.
        if !Task.isCancelled { watchdog = nil }
    }

    /// Returns whether a walk makes no progress within some turns of the thread pool and the main actor.
    ///
    /// A walk that looks for rest will go on by itself, however long its turns take on a busy machine. Such a machine may
    /// have paused a thread of the pool, which gets a turn within these times.
    private func isIdle(_ run: WalkRun) async -> Bool {
        let before = (run.progress, run.counter.running)
        for _ in 1...20 {
            await passThroughExecutors()
            try? await Task.sleep(for: .milliseconds(5))
            guard run === current, !run.isPaused, !run.isLookingForRest else { return false }
            guard (run.progress, run.counter.running) == before else { return false }
        }
        return true
    }
}
