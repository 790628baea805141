import Aside
import AsideTesting
import AsideText
import Dispatch

/// One walk, which runs the flow on its own stage, and makes a move as soon as nothing else is running.
///
/// The stage counts its own work. When the count reaches zero, the walk makes the next move at once.
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

        @MainActor var needsPause: Bool { !history.hasPaused || history.isRestless || hasWokenUnknown }
    }

    let walk: Walk
    let counter = WorkCounter()
    let explorer: Explorer
    var route: WalkRoute
    private(set) var phase = Phase.walking
    var last: LastMove
    var isCancelled = false
    var ending: StateGraph.End?
    private(set) var flowTask: UnsafeCurrentTask?
    /// The last modal that has ended, and the number of the first one after it.
    private var lastEnded: (content: ModalContent, before: ModalID)?

    // What tells one state from another.
    var memory = AnswerMemory()
    var keptScreens = KeptScreens()
    let coveredScreens = CoveredScreens()
    /// What is seen, as long as nothing has run since it was read.
    var view: Hasher.Seen?

    // What the walk is doing.
    private var isDriving = false
    var isPaused = false
    /// Whether a task was met that the flow started itself, such as by `async let`.
    var hasUnknownWork = false
    var isLookingForRest = false
    /// A counter of events, with which a watchdog sees whether the walk makes progress.
    var progress = 0

    // What the walk tells its explorer.
    /// What is wrong in the middle of something, and fails the walk as soon as nothing is running.
    private(set) var pendingFault: Fault?
    var failure: ExplorationFailure?
    /// What looks wrong, but may be meant.
    private(set) var findings: [ExplorationFailure] = []
    /// The text of the last view of a repetition.
    var shown: String?
    /// The record of the flow, if it can be resumed.
    let watch: RecordWatch
    /// What was in front before a move, if the flow can be resumed.
    var earlierFronts: Set<FrontID> = []

    init(_ explorer: Explorer, _ route: WalkRoute) {
        (self.explorer, self.route) = (explorer, route)
        watch = RecordWatch(beginningWith: route.point?.record)
        last = LastMove(history: explorer.beginning)
        let clock = TestClock()
        walk = Walk(on: Stage(clock: clock), clock: clock)
    }

    var graph: StateGraph { explorer.plan.graph }

    // MARK: Running

    func start() {
        explorer.tell("A walk begins.")
        walk.stage.workCounter = counter
        walk.stage.attach(self)
        counter.whenSettled = { [self] in
            view = nil
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
            // The clock slows down a task that tries to sleep so often although it is cancelled.
            guard times == TestClock.mostRefusals else { return }
            Task { @MainActor in
                self.leaveBehind("The flow goes on sleeping by the walk's clock after its task was cancelled.")
            }
        }
        counter.begin()
        let body: @MainActor () async -> Void = { [self] in
            await counter.run { await self.runFlow() }
        }
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            Task.immediate { await withTaskExecutorPreference(MainQueueExecutor.shared) { await body() } }
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
        progress += 1
    }

    /// Makes moves while nothing else is running.
    func drive() {
        guard !isDriving, !isPaused else { return }
        isDriving = true
        defer { isDriving = false }
        while counter.running == 0, phase != .over {
            progress += 1
            if phase == .ending { return finish() }
            if !step() { return }
            view = nil
        }
    }

    /// Does one step although work is running that the library does not know, because that work has had no effect for long
    /// enough.
    func goOnRegardless() {
        guard !isDriving, !isPaused, phase != .over else { return }
        guard phase == .walking else { return finish() }
        if isCancelled, ending == nil {
            fail(.deaf())
            return finish()
        }
        isDriving = true
        view = nil
        defer {
            isDriving = false
            lookForRest()
        }
        guard !MoveFinder(walk).found.moves.isEmpty || !walk.filters.isEmpty && walk.clock.isInUse else {
            return fail(.stuckOutside)
        }
        progress += 1
        _ = step()
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
        guard phase == .walking, failure == nil else { return }
        notePassedTime()
        failure = failure(fault, route.steps)
        failure?.compared = state.map { ($0, walk.stage.text()) }
        stop()
    }

    /// Fails the walk as soon as nothing is running, because the walk may be in the middle of something now.
    func failSoon(_ fault: Fault) {
        if pendingFault == nil, phase == .walking { pendingFault = fault }
    }

    /// Notes what may be meant, and goes on.
    func find(_ fault: Fault) {
        if phase == .walking { findings.append(failure(fault, route.steps)) }
    }

    private func failure(_ fault: Fault, onStage: String? = nil, _ steps: [StateGraph.Step]) -> ExplorationFailure {
        ExplorationFailure(
            fault, onStage: onStage ?? "\(walk.stage)" + Fault.inLine(waitingInLine), steps, in: graph,
            route.isComparing ? .comparison : .repetition)
    }

    /// Fails the walk because its flow does not end, and leaves the flow behind.
    private func leaveBehind(_ headline: String) {
        guard phase != .over else { return }
        explorer.flowsLeftBehind += 1
        fail(.deaf(headline))
        if failure == nil {
            // The walk itself has ended the flow in the middle.
            let place = route.steps.last.flatMap { graph[$0].result } ?? 0
            let steps = route.steps + [graph.addCancelling(at: place)]
            failure = failure(.deaf(headline), onStage: graph.states[place].name, steps)
        }
        finish()
    }
}

// MARK: - What happens on the stage

extension WalkRun: Presenter {
    func present(_ modal: Modal) {
        changedView()
        guard phase == .walking else {
            _ = modal.reportGone()
            return
        }
        let isStacked = walk.stage.modals.contains { $0 !== modal && $0.content == modal.content }
        // The one that has just ended was shown while this one waited in line.
        let hasWaited = lastEnded.map { $0.content == modal.content && modal.id < $0.before } ?? false
        let isRepeated = isStacked || hasWaited || isAskedAgain(modal.content, modal.source)
        if isRepeated, modal.content.kind != .sheet, modal.content.kind != .progress { find(.askedTwice(modal)) }
        last.shown += 1
        if last.shown > Self.mostShown { fail(.endless(modal)) }
    }

    /// Returns whether the user has just answered the same question, which another line of the flow asked.
    private func isAskedAgain(_ question: ModalContent, _ source: SourceLine) -> Bool {
        guard let step = route.steps.last, graph[step].isAnswer else { return false }
        let state = graph.states[step.state]
        return state.source != source && state.shown.place == Recording.Place(question)
            && state.found.question.message == question.message
    }

    private static let mostShown = 1_000

    func dismiss(_ modal: Modal) {
        lastEnded = (modal.content, walk.stage.nextModalID())
        if modal.endsUnnoticed { last.mayAskOnce = true }
        changedView()
        modal.reportGone()
    }

    func announce(_ notice: Notice) {
        // The user cannot press this notice, and the flow does not wait for it.
        if notice.content.action == nil { notice.dismiss() }
        changedView()
    }

    func stackChanged(on stage: Stage) { changedView() }

    private func changedView() {
        progress += 1
        lookForRest()
    }

    func refused(_ question: RefusedQuestion) {
        progress += 1
        if phase != .walking, question.reason != .cancelled {
            explorer.late.insert("\(question.name), at \(question.source)")
        }
        if question.times >= Self.mostRefusals {
            return leaveBehind(
                "\(question.name) is asked again and again after its work has ended, at \(question.source).")
        }
        if last.mayAskOnce, question.times == 1, !question.isLost { return }
        failSoon(.askedAfterEnd(question))
    }

    /// A task that is refused this many times in a row is in an endless loop.
    private static let mostRefusals = 12
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
