import Aside
import AsideTesting
import AsideText
import Dispatch

/// One walk, which runs the flow on its own stage, and makes a move as soon as nothing else is running.
///
/// The stage counts its own work. When the count reaches zero, the walk makes the next move at once. If the walk
/// answers all questions without showing them, it never suspends.
@MainActor
final class WalkRun {
    enum Phase {
        case walking
        case ending
        case over
    }

    /// What the walk knows of its last move.
    struct LastMove {
        /// What all walks know of such moves.
        var history: MoveHistory
        /// Whether the walk has waited after it for all other tasks that were ready to run.
        var hasPaused = false
        /// How many modals were shown since then.
        var shown = 0
        /// How often, and for how long in all, it has let time pass; 0 if it was another move.
        var passed = (times: 0, duration: Duration.zero)
        /// Whether it has woken a task that the library does not know, which nobody sees run.
        var hasWokenUnknown = false
        /// Whether it was made at a screen whose last value the flow still handles, so that the flow hears of no other one.
        var isUnheard = false
        /// Whether work has ended in an alert or a notice, which throw nothing, so that its next question is no fault.
        var mayAskOnce = false
        /// The screens on the stack when the user dismissed a question; `nil` if it was another move.
        var screensAtDismissal: [EntryID]?
        /// The values that it must not change.
        var watches: [Walk.Condition] = []

        init(_ history: MoveHistory) {
            self.history = history
        }

        @MainActor var needsPause: Bool { history.needsPause || hasWokenUnknown }
    }

    let walk: Walk
    let counter = WorkCounter()
    let explorer: Explorer
    var route: WalkRoute
    var phase = Phase.walking
    var facts = StateFacts()
    var last: LastMove
    var activity = WalkActivity()
    var isCancelled = false
    var flowTask: UnsafeCurrentTask?
    var ending: StateGraph.End?
    /// The last modal that has ended, and the number of the first one after it.
    var lastEnded: (content: ModalContent, before: ModalID)?
    var report = WalkReport()
    /// The record of the flow, if it can be resumed.
    let watch: RecordWatch
    /// What was in front before a move, if the flow can be resumed.
    var earlierFronts: Set<FrontID> = []

    init(_ explorer: Explorer, _ way: ExplorationPlan.Way) {
        self.explorer = explorer
        route = WalkRoute(way)
        watch = RecordWatch(beginningWith: route.point?.record)
        last = LastMove(explorer.known.beginning)
        let clock = TestClock()
        walk = Walk(on: Stage(clock: clock), clock: clock)
    }

    var isOver: Bool { phase == .over }
    var graph: StateGraph { explorer.plan.graph }

    // MARK: Running

    func start() {
        explorer.tell("A walk begins.")
        walk.stage.workCounter = counter
        walk.stage.attach(self)
        counter.whenSettled = { [self] in
            facts.view = nil
            drive()
        }
        counter.whenUnknownWaits = { [self] in meetUnknownWork() }
        walk.clock.follow { [self] task, sleeps in
            Task { @MainActor in
                guard self.counter.knows(task) else { return self.meetUnknownWork() }
                if sleeps { self.counter.end() } else { self.counter.begin() }
            }
        }
        walk.clock.whenRefused { [self] times in
            guard times == Self.mostRefusedSleeps else { return }
            Task { @MainActor in
                self.leaveBehind("The flow goes on sleeping by the walk's clock after its task was cancelled.")
            }
        }
        counter.begin()
        let body: @MainActor () async -> Void = { [self] in
            await counter.run { await self.runFlow() }
        }
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // If a walk answers all questions without showing them, an executor preference would cost time at each
            // call.
            let executor = explorer.showsQuestions ? MainQueueExecutor.shared : nil
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
            ending = .returned(try await RecordWatch.$current.withValue(watch) { try await explorer.flow(walk) })
        } catch is CancellationError {
            ending = isCancelled ? .cancelled : .left
        } catch {
            ending = .threw("\(type(of: error)): \(error)")
        }
        flowTask = nil
        activity.progress += 1
    }

    /// Makes moves while nothing else is running.
    func drive() {
        guard !activity.isDriving, !activity.isPaused else { return }
        activity.isDriving = true
        defer { activity.isDriving = false }
        while counter.running == 0, phase != .over {
            activity.progress += 1
            switch phase {
            case .walking:
                if !step() { return }
                facts.view = nil
            case .ending: finish()
            case .over: break
            }
        }
    }

    func finish() {
        guard phase != .over else { return }
        phase = .over
        notePassedTime()
        report.steps = route.steps
        explorer.plan.effort.moves += route.steps.count
        counter.whenSettled = nil
        counter.whenUnknownWaits = nil
        walk.stage.workCounter = nil
        walk.clock.follow(nil)
        walk.clock.whenRefused(nil)
        walk.stage.detach(self)
        explorer.hasEnded(self)
    }

    /// Ends the walk in the middle of the flow.
    func stop() {
        guard phase == .walking else { return }
        phase = .ending
        counter.begin()
        flowTask?.cancel()
        walk.stage.close()
        counter.letCancellationArrive()
        counter.end()
    }

    // MARK: Failing

    /// Fails the walk, and notes the state in which another walk showed something else, if there is one.
    func fail(_ fault: Fault, comparedTo state: Int? = nil) {
        guard phase == .walking, report.failure == nil else { return }
        notePassedTime()
        report.failure = failure(fault)
        report.failure?.comparison = state.map {
            ExplorationFailure.Comparison(state: $0, view: StageView(of: walk.stage, walk.clock))
        }
        stop()
    }

    /// Fails the walk as soon as nothing is running, because the walk may be in the middle of something now.
    func failSoon(_ fault: Fault) {
        if report.pendingFault == nil, phase == .walking { report.pendingFault = fault }
    }

    /// Notes what may be meant, and goes on.
    func find(_ fault: Fault) {
        if phase == .walking { report.findings.append(failure(fault)) }
    }

    func failure(_ fault: Fault) -> ExplorationFailure {
        ExplorationFailure(
            fault: fault, onStage: "\(walk.stage)" + Fault.inLine(waitingInLine), steps: route.steps,
            path: Recording(route.steps.map { graph[$0].turn }), purpose: route.isComparing ? .comparison : .repetition
        )
    }

    /// Fails the walk because its flow does not end, and leaves the flow behind.
    func leaveBehind(_ headline: String) {
        guard phase != .over else { return }
        explorer.flowsLeftBehind += 1
        fail(.deaf(headline))
        if report.failure == nil { report.failure = failureToEnd(headline) }
        finish()
    }

    /// The failure of a flow that does not end when the walk ends it in the middle.
    private func failureToEnd(_ headline: String) -> ExplorationFailure {
        let state = graph.states[route.steps.last.flatMap(graph.result) ?? 0]
        var failure = failure(.deaf(headline))
        failure.onStage = state.name
        let place = state.moves.first(where: \.isUsers)?.turn.place ?? .flow
        failure.path.turns.append(Recording.Turn([.cancel], place, source: state.source))
        return failure
    }
}

/// An executor that resumes tasks in the next turn of the main queue, without the thread pool.
///
/// The preferred executor of a main-actor task resumes the task first. Then the task moves to the main actor. With the
/// thread pool, it would change the thread twice.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class MainQueueExecutor: TaskExecutor {
    static let shared = MainQueueExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async {
            job.runSynchronously(
                isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: self.asUnownedTaskExecutor())
        }
    }
}
