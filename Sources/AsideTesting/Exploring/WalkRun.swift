import Aside
import AsideText
import Dispatch

/// One walk, which runs the flow on its own stage, and makes a move as soon as nothing else is running.
///
/// The stage counts its own work. When the count reaches zero, the walk makes the next move at once. If the walk
/// answers all questions without showing them, it never suspends.
@MainActor
final class WalkRun {
    /// The broken rule, the headline of the message, how to fix it, and what the printed test expects.
    typealias Failing = (
        rule: ExplorationFailure.Rule, headline: String, fix: String, expecting: RegressionTest.Expectation?
    )

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
        /// Whether the last task that it has woken is such a one, and slept before the last move of the user.
        var hasWokenOlder = false
        /// Whether it was made at a screen whose last value the flow still handles, so that the flow hears of no other one.
        var isUnheard = false
        /// Whether work has ended in an alert or a notice, which throw nothing, so that its next question is no fault.
        var mayAskOnce = false
        /// The screens on the stack when the user dismissed a question; `nil` if it was another move.
        var screensAtDismissal: [EntryID]?
        var watches: [(watched: Walk.Watch, isSame: @MainActor () -> Bool)] = []

        init(_ history: MoveHistory) {
            self.history = history
        }

        /// Whether work may run after it that the library does not know.
        @MainActor var isRestless: Bool { history.isRestless || hasWokenUnknown }
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
    /// How many tasks had tried to sleep before the last move of the user.
    var sleepersBefore = 0
    var flowTask: UnsafeCurrentTask?
    var ending: StateGraph.End?
    private var presenter: RunPresenter?
    var report = WalkReport()

    init(_ explorer: Explorer, _ way: ExplorationPlan.Way) {
        self.explorer = explorer
        route = WalkRoute(way)
        last = LastMove(explorer.known.beginning)
        let clock = TestClock()
        walk = Walk(on: Stage(clock: clock), clock: clock)
    }

    var isOver: Bool { phase == .over }

    // MARK: Running

    func start() {
        explorer.journal.beginWalk()
        let presenter = RunPresenter(self)
        self.presenter = presenter
        walk.stage.workCounter = counter
        walk.stage.attach(presenter)
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
            ending = .returned(try await explorer.flow(walk))
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
            explorer.journal.flowWaits()
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
        explorer.plan.effort.moves += route.steps.count
        counter.whenSettled = nil
        counter.whenUnknownWaits = nil
        walk.stage.workCounter = nil
        walk.clock.follow(nil)
        walk.clock.whenRefused(nil)
        if let presenter {
            walk.stage.detach(presenter)
            presenter.run = nil
        }
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

    // MARK: Failing

    /// Fails the walk, and notes the state in which another walk showed something else, if there is one.
    func fail(
        _ rule: ExplorationFailure.Rule, _ headline: String, _ fix: String, comparedTo state: Int? = nil,
        expecting: RegressionTest.Expectation? = nil
    ) {
        guard phase == .walking, report.failure == nil else { return }
        notePassedTime()
        let comparison = state.map {
            ExplorationFailure.Comparison(state: $0, view: StageView(of: walk.stage, walk.clock))
        }
        report.failure = makeFailure((rule, headline, fix, expecting), comparison)
        stop()
    }

    /// Notes what may be meant, and goes on.
    func find(
        _ rule: ExplorationFailure.Rule, _ headline: String, _ fix: String,
        expecting: RegressionTest.Expectation? = nil
    ) {
        guard phase == .walking else { return }
        report.findings.append(makeFailure((rule, headline, fix, expecting), nil))
    }

    /// Notes that a task still sleeps at the end of the flow, as a finding if it goes on sleeping.
    func noteUnknownSleeper() {
        guard phase == .walking, hasUnknownSleeper else { return }
        var finding = makeFailure(
            (
                .goesOn, "The flow has ended, and a task goes on: it sleeps again and again by the walk's clock.",
                Self.outliving, nil
            ), nil)
        // The task is looked for after all walks, of which some know other states.
        (finding.steps, finding.plan) = ([], [])
        explorer.noteSleeper(after: self, finding)
    }

    private func makeFailure(
        _ broken: Failing, _ comparison: ExplorationFailure.Comparison?
    ) -> ExplorationFailure {
        ExplorationFailure(
            rule: broken.rule, headline: broken.headline, fix: broken.fix, expectation: broken.expecting,
            onStage: "\(walk.stage)" + Self.inLine(waitingInLine), steps: route.steps,
            path: Path(route.steps.map { explorer.plan.graph[$0].move }),
            plan: route.steps, purpose: route.isOnDetour ? route.purpose : .repetition,
            comparison: comparison)
    }

    /// Fails the walk because its flow does not end, and leaves the flow behind.
    func leaveBehind(_ headline: String) {
        guard phase != .over else { return }
        explorer.flowsLeftBehind += 1
        fail(.deaf, headline, Self.deafness)
        if report.failure == nil { report.failure = deafnessAtEnd(headline) }
        finish()
    }

    /// The failure of a flow that does not end when the walk ends it in the middle.
    private func deafnessAtEnd(_ headline: String) -> ExplorationFailure {
        let states = explorer.plan.graph.states
        let state = states[route.steps.last.flatMap { states[$0.state].records[$0.move].result } ?? 0]
        var failure = makeFailure((.deaf, headline, Self.deafness, nil), nil)
        failure.onStage = state.name
        let place = state.moves.first(where: \.isUsers)?.move.place ?? .flow
        failure.path.moves.append(Path.Move(.cancel, place, source: state.source))
        return failure
    }

    /// Fails the walk as soon as nothing is running, because the walk may be in the middle of something now.
    func failSoon(
        _ rule: ExplorationFailure.Rule, _ headline: String, _ fix: String,
        expecting: RegressionTest.Expectation? = nil
    ) {
        if report.pendingFailure == nil, phase == .walking { report.pendingFailure = (rule, headline, fix, expecting) }
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
