import Aside
import AsidePaths
import Testing

/// An explorer that walks through a flow again and again, each time by another way, until it has seen every state.
@MainActor
final class Explorer {
    /// Runs the flow, and returns the code of its result, if the result is a value.
    let flow: @MainActor (Walk) async throws -> String?
    let options: ExplorationOptions
    let strings = Strings.english
    let journal: WalkJournal
    var graph = StateGraph()
    /// How many past answers distinguish states; all of them if it is `nil`.
    private(set) var memory: Int?
    var failures: [ExplorationFailure] = []
    /// What looks wrong, but may be meant.
    var findings: [ExplorationFailure] = []
    /// How many moves all walks together have made.
    var movesMade = 0
    private(set) var walks = 0
    var detours = 0
    var hasHitMoves = false
    private(set) var hasHitWalks = false
    /// Where a walk first waited in real time for work that the library does not know, and how often walks did.
    private(set) var outsideWork: (place: String, waits: Int)?
    private var pending = PendingMoves()
    /// The lines of the flow at which a walk has already cancelled it.
    private var cancelledPlaces: Set<SourceLine> = []
    /// The moves after which a walk has already waited for all other tasks that were ready to run.
    private var pausedMoves: Set<Path.Move?> = []
    /// The moves after which work ran that the library does not know.
    private var restlessMoves: Set<Path.Move?> = []
    /// The lines whose questions can expire.
    ///
    /// These questions are shown, so that time can pass.
    var expiringLines: Set<SourceLine> = []
    private(set) var isFiltered = false
    private var waiting: UnsafeContinuation<Void, Never>?
    private var current: WalkRun?
    private var nextWalk: (@MainActor () -> ([StateGraph.Step], WalkRun.Purpose)?)?
    private var isWaiting = false
    /// Whether the last walk showed a question, so that it had to wait.
    private(set) var showsQuestions = true
    private var patience = Patience()
    private var lastFailure: ExplorationFailure?
    /// How many walks had been made when the first failure was found.
    private var walksToFailure: Int?
    /// What the last repetition showed at its end.
    private(set) var lastShown: String?
    /// Whether a comparison has found that two states differ although limited memory takes them for the same.
    var hasForgottenTooMuch = false
    /// The lines of the screens that the flow keeps while they are not shown.
    private(set) var keptLines: Set<SourceLine> = []
    var hasFoundKept = false
    /// Whether this run only tries whether an exploration with all memory is affordable.
    private var isAttempt = false
    private var isAttemptOver = false
    /// Where time passed and nothing changed, until the walk gave up.
    var waitsInVain: [WaitInVain] = []
    /// How many flows could not be ended.
    var flowsLeftBehind = 0
    /// Whether a walk that reaches a known state continues as another walk did.
    private(set) var followsKnownWays = false
    private var watchdog: Task<Void, Never>?
    private var sample: ComparisonSample

    /// Makes an explorer.
    ///
    /// If the process ends in the middle of a walk, the next explorer of the same test prints that walk.
    init<Result>(
        _ options: ExplorationOptions, of test: SourceLocation? = nil,
        _ flow: @escaping @MainActor (Walk) async throws -> Result
    ) {
        self.options = options
        self.flow = { SwiftValue.code(try await flow($0)) }
        sample = ComparisonSample(most: options.comparisons)
        journal = WalkJournal(of: test)
        guard let test, let walk = journal.walkOfEndedProcess else { return }
        printToStandardError(
            "The process of an earlier exploration at \(test.fileID):\(test.line) ended in this walk:\n\(walk)")
    }

    /// Stops watching the walks, because the exploration is over.
    func close() {
        watchdog?.cancel()
        watchdog = nil
        journal.close()
    }

    /// Explores the flow with as much memory as is useful.
    func explore() async {
        defer { close() }
        switch options.memory {
        case .last(let count):
            await explore(remembering: count, isFinest: false)
            if failures.isEmpty { await lookForStatesWithoutWayOut() }
        case .everything:
            await explore(remembering: nil, isFinest: true)
            await compareWays()
        case .growing: await exploreWithGrowingMemory()
        }
        await shortenFailures()
        await compareFailures()
    }

    /// Begins with all memory.
    ///
    /// This is enough if all ways through the flow end soon. A flow that goes on and on is explored without memory
    /// first. The memory then grows, until it has grown twice without finding anything new, and no two ways to the same
    /// state continue differently because of a forgotten answer.
    private func exploreWithGrowingMemory() async {
        isAttempt = true
        await explore(remembering: nil, isFinest: true)
        isAttempt = false
        if !isAttemptOver || !failures.isEmpty { return await compareWays() }
        var fruitless = 0
        var last: StateGraph?
        for count in [0, 1, 2, 4, 8, nil] {
            await explore(remembering: count, isFinest: count == nil)
            if !failures.isEmpty { return }
            if hasHitWalks, let last {
                graph = last
                return
            }
            fruitless = graph.seenWays.count == last?.seenWays.count ? fruitless + 1 : 0
            last = graph
            guard fruitless >= 2 || count == nil else { continue }
            hasForgottenTooMuch = false
            await compareWays()
            if !failures.isEmpty || !hasForgottenTooMuch { return }
        }
    }

    /// Compares the ways on which states were reached, once all states are known.
    private func compareWays() async {
        if failures.isEmpty { await lookForStatesWithoutWayOut() }
        if failures.isEmpty { await repeatEnds() }
        if failures.isEmpty { await goOnDetours() }
        guard hasFoundKept, !hasHitWalks else { return }
        await explore(remembering: memory, isFinest: followsKnownWays)
        await compareWays()
    }

    /// Explores the flow once, and anew each time that a screen turns out to be kept.
    private func explore(remembering count: Int?, isFinest: Bool) async {
        repeat {
            hasFoundKept = false
            (failures, findings) = ([], [])
            await exploreOnce(remembering: count, isFinest: isFinest)
        } while hasFoundKept && !hasHitWalks
    }

    private func exploreOnce(remembering count: Int?, isFinest: Bool) async {
        memory = count
        followsKnownWays = isFinest
        graph = StateGraph()
        graph.prefersShorterPaths = count == nil
        (detours, hasHitMoves, hasHitWalks, isAttemptOver) = (0, false, false, false)
        sample = ComparisonSample(most: options.comparisons)
        pending = PendingMoves()
        cancelledPlaces = []
        walksToFailure = nil
        var hasBegun = false
        await goOnWalks { [self] in
            if !hasBegun {
                hasBegun = true
                return ([], .exploration)
            }
            while !hasFoundKept, let step = pending.next() {
                guard graph.states[step.state].results[step.move] == nil else { continue }
                if isAttempt, hasHitMoves || graph.states.count > Self.mostOfAttempt {
                    isAttemptOver = true
                    return nil
                }
                if let first = walksToFailure, walks > 2 * first + Self.mostAfterFailure { return nil }
                if flowsLeftBehind > 0 { return nil }
                guard walks < options.walks, movesMade < options.walks * Self.movesPerWalk else {
                    hasHitWalks = true
                    return nil
                }
                return (graph.path(to: step.state) + [step], .exploration)
            }
            if isAttempt, hasHitMoves { isAttemptOver = true }
            return nil
        }
    }

    private static let mostOfAttempt = 2_500
    /// How many moves a walk may make on average before the bound of walks ends the exploration earlier.
    private static let movesPerWalk = 20
    /// The maximum number of walks after a failure.
    ///
    /// A test that fails anyway need not see everything. But a shorter way to the failure, or another failure, is worth
    /// a few more walks.
    private static let mostAfterFailure = 500

    // MARK: Walks

    /// Makes one walk after the other, as long as there is a next one.
    func goOnWalks(_ next: @escaping @MainActor () -> ([StateGraph.Step], WalkRun.Purpose)?) async {
        let watch = journal.watch(patience: options.hangPatience)
        defer { watch.cancel() }
        nextWalk = next
        await withUnsafeContinuation { continuation in
            waiting = continuation
            goOn()
        }
        nextWalk = nil
    }

    /// Makes walks until a walk has to wait, or until other work should get a turn on the main actor.
    private func goOn() {
        var turns = 0
        while let (plan, purpose) = nextWalk?() {
            if purpose == .exploration { walks += 1 }
            let run = WalkRun(self, plan: plan, purpose)
            current = run
            run.start()
            guard run.isOver else {
                if watchdog == nil { watchdog = Task { [weak self] in await self?.watch() } }
                isWaiting = true
                return
            }
            conclude(run)
            turns += 1
            if turns == 256 {
                Task { self.goOn() }
                return
            }
        }
        waiting?.resume()
        waiting = nil
    }

    func hasEnded(_ run: WalkRun) {
        guard isWaiting, run === current else { return }
        isWaiting = false
        // The next walk belongs to no work.
        outsideOfWork {
            _ = Task {
                self.conclude(run)
                self.goOn()
            }
        }
    }

    private func conclude(_ run: WalkRun) {
        current = nil
        showsQuestions = run.changes > 0
        if walks.isMultiple(of: 64) { options.whenProgressing?(graph.states.count, walks) }
        // A short one that others keep from running needs no such line.
        if walks >= 200 {
            patience.lookAtTheClock {
                (["\(graph.states.count) states, \(walks) walks."] + graph.mostStates).joined(separator: " ")
            }
        }
        lastFailure = run.failure ?? run.findings.first
        lastShown = run.shown
        for finding in run.findings { note(finding) }
        if let failure = run.failure {
            if !failure.rule.isFinding { walksToFailure = walksToFailure ?? walks }
            note(failure)
        }
        if !run.walk.filters.isEmpty { isFiltered = true }
    }

    /// Makes one walk, and returns the failure of the walk; `nil` if it does not fail.
    func run(_ plan: [StateGraph.Step], _ purpose: WalkRun.Purpose) async -> ExplorationFailure? {
        var isMade = false
        let known = (failures, findings)
        await goOnWalks {
            defer { isMade = true }
            return isMade ? nil : (plan, purpose)
        }
        (failures, findings) = known
        return lastFailure
    }

    /// Checks from time to time whether a walk waits for work that the library does not know.
    private func watch() async {
        var last: (run: ObjectIdentifier, progress: Int)?
        var looks = 0
        while !Task.isCancelled, let run = current {
            let now = (ObjectIdentifier(run), run.progress)
            looks = last.map { $0 == now } == true ? looks + 1 : 0
            // If a busy machine has paused a thread, that thread continues sooner than this.
            if looks >= 3, await isQuiet(run) { run.goOnRegardless(afterWaiting: true) }
            last = (ObjectIdentifier(run), run.progress)
            try? await Task.sleep(for: options.quietPeriod)
        }
        // If this task was cancelled, another watchdog may already be running.
        if !Task.isCancelled { watchdog = nil }
    }

    /// Returns whether a walk makes no progress although all tasks that were ready to run have run.
    ///
    /// This excludes a busy machine: if the system has paused a thread of the pool, that thread gets a turn within
    /// these times.
    private func isQuiet(_ run: WalkRun) async -> Bool {
        let before = (run.progress, run.counter.running)
        for _ in 1...20 {
            await passThroughExecutors()
            guard run === current, (run.progress, run.counter.running) == before else { return false }
            try? await Task.sleep(for: max(options.quietPeriod / 20, .milliseconds(5)))
        }
        return run === current && (run.progress, run.counter.running) == before
    }

    // MARK: Requests of walks

    func hasFollowed() { detours += 1 }

    /// Returns whether a join belongs to the sample that is compared, and counts it.
    func mayCompare(_ step: StateGraph.Step, to state: Int) -> Bool {
        let from = graph.states[step.state]
        return sample.take(
            from: from.source, to: graph.states[state].source, isLeaving: from.moves[step.move].isLeaving)
    }

    /// Notes that the flow shows a screen again that had left.
    ///
    /// What such a screen holds distinguishes states from then on.
    func noteKept(at line: SourceLine) {
        if keptLines.insert(line).inserted { hasFoundKept = true }
    }

    /// Notes that two ways differ because of an answer that the memory has forgotten.
    func noteForgotten() { hasForgottenTooMuch = true }

    /// Notes that a walk has waited in real time for work that the library does not know.
    ///
    /// If many walks have waited for such work, the author of the test learns it before the test ends.
    func noteOutsideWork(at place: String, _ source: SourceLine?) {
        let line = source.map { " (\($0))" } ?? ""
        outsideWork = (outsideWork?.place ?? place + line, (outsideWork?.waits ?? 0) + 1)
        guard let outsideWork, outsideWork.waits == 10 else { return }
        printToStandardError("The exploration is slow: \(Self.warning(ofOutsideWork: outsideWork))")
    }

    /// Returns the first move of a new state.
    ///
    /// The others are made on later walks.
    func takeMove(of state: Int) -> Int? {
        let moves = graph.states[state].moves
        guard !moves.isEmpty else { return nil }
        let line = graph.states[state].source
        for move in moves.indices.dropFirst() { pending.add(StateGraph.Step(state: state, move: move), at: line) }
        return 0
    }

    /// Adds a move that cancels the flow, once at each line of the flow.
    func addCancelling(_ finder: inout MoveFinder, _ place: Path.Place, _ source: SourceLine?) {
        let line = source ?? SourceLine(fileID: "", line: 0)
        guard cancelledPlaces.insert(line).inserted else { return }
        finder.addCancelling(place, source)
    }

    func needsPause(after step: StateGraph.Step?) -> Bool {
        let move = move(of: step)
        return !pausedMoves.contains(move) || restlessMoves.contains(move)
    }

    func isRestless(after step: StateGraph.Step?) -> Bool {
        !restlessMoves.isEmpty && restlessMoves.contains(move(of: step))
    }

    func hasPaused(after step: StateGraph.Step?, isRestless: Bool) {
        let move = move(of: step)
        pausedMoves.insert(move)
        if isRestless { restlessMoves.insert(move) }
    }

    private func move(of step: StateGraph.Step?) -> Path.Move? {
        step.map { graph.states[$0.state].moves[$0.move].move }
    }
}
