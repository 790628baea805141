/// A screen on a level of a stack, with its work and the task that waits for its value.
///
/// It decides nothing; ``StackMachine`` does.
@MainActor
final class StackLevel {
    let entry: StackEntry
    let stage: Stage
    private let outlet: any OutletConnection
    /// The closure, further down the stack, that receives the result of this `then`.
    private let receiver: Work?
    /// Whether the task of `then` is that of the receiving closure.
    ///
    /// Only that closure's level cancels such a task, and it takes this level off the stack by itself.
    private let leavesWithReceiver: Bool
    private let whenPublished: (@MainActor () -> Void)?
    private var ownWork: Work?
    private var closureWork: Work?
    /// The task of `then`, while `then` runs.
    private var flowTask: UnsafeCurrentTask?
    private var waiting: WaitingTask?
    private var isClosed = false
    private var hasWarned = false
    /// What a record knows of this step; `nil` if nobody records it.
    var note: Note?

    init(
        _ entry: StackEntry, on stage: Stage, outlet: any OutletConnection,
        whenPublished: (@MainActor () -> Void)? = nil
    ) {
        self.entry = entry
        self.stage = stage
        self.outlet = outlet
        self.whenPublished = whenPublished
        receiver = Work.current.flatMap { $0.closureStack == ObjectIdentifier(stage) ? $0 : nil }
        let task = whenPublished == nil ? withUnsafeCurrentTask { $0 } : nil
        flowTask = task
        leavesWithReceiver = receiver?.isDone(by: task) ?? false
        outlet.connect(to: self)
    }

    /// Whether the task of `then` was cancelled, even in this very line.
    var isAbandoned: Bool { flowTask?.isCancelled ?? false }

    var id: EntryID { entry.id }

    // MARK: The screen

    /// The screen's own work: what its buttons start.
    var work: Work {
        if let ownWork { return ownWork }
        let work = stage.makeWork()
        if isClosed { work.end() }
        ownWork = work
        return work
    }

    /// Warns once of actions that cannot be told apart.
    ///
    /// Called in debug builds only.
    func check(_ outline: Outline) {
        guard !hasWarned, let presenter = stage.host.presenter else { return }
        let warning = RuntimeWarning(unclearActionsIn: outline, of: entry.screen, source: entry.source)
        guard let warning else { return }
        hasWarned = true
        presenter.warn(warning)
    }

    func publish(_ store: () -> Void) -> Bool {
        // A cancelled closure that is still ending can publish nothing.
        if case .unwinding = stage.machine.phase(of: id), Work.current?.isOver == true { return false }
        let publication = stage.machine.publish(id)
        guard publication != .refused else { return false }
        store()
        if publication == .delivered {
            waiting.wake()
            whenPublished?()
        }
        stage.inputChanged()
        return true
    }

    // MARK: `then`

    /// Waits until the screen has a value; returns whether the task has waited, so that the main actor ran other work.
    func waitForValue() async throws(CancellationError) -> Bool {
        var hasWaited = false
        while hasToWait {
            if await stage.host.tasks.wait(while: hasToWait, keep: { waiting = $0 }) { hasWaited = true }
        }
        // The screen is leaving because a screen below it has ended. It is still in view, but accepts no input.
        guard stage.machine.phase(of: id) == .delivered else { throw CancellationError() }
        guard Task.isCancelled else { return hasWaited }
        // The flow was cancelled in this turn of the main actor, but the screen does not know that yet.
        stage.abandon(self)
        throw CancellationError()
    }

    private var hasToWait: Bool {
        switch stage.machine.phase(of: id) {
        case .delivered, .ended, nil: false
        case .waiting, .running, .unwinding: true
        }
    }

    /// Runs the closure in a child task that belongs to this level, and waits until the closure has ended, cancelled or
    /// not.
    ///
    /// Returns what `then` does next. If the user went back before the closure had begun, `then` waits again.
    func runClosure(
        _ closure: @escaping @MainActor () async -> StackMachine.Ending
    ) async -> StackMachine.AfterClosure {
        let work = stage.makeWork(isClosure: true)
        closureWork = work
        let result = ClosureResult()
        // The group waits by itself. To wait in it first would take two more turns of threads at each end.
        await withDiscardingTaskGroup { group in
            stage.host.tasks.start(in: &group) { @MainActor in
                guard self.stage.machine.phase(of: self.id) == .delivered, !Task.isCancelled else { return }
                self.stage.beginClosure(of: self.id)
                await Work.$current.withValue(work) {
                    let task = work.enter()
                    let ending =
                        if let trail = self.note?.inside {
                            await trail.follow(in: work, closure)
                        } else {
                            await closure()
                        }
                    work.end()
                    result.afterClosure = self.stage.endClosure(of: self, with: ending)
                    work.leave(task)
                }
            }
        }
        closureWork = nil
        return result.afterClosure
    }

    /// The afterClosure about a closure, known when its task group ends.
    @MainActor
    private final class ClosureResult {
        var afterClosure = StackMachine.AfterClosure.again
    }

    /// Called on any thread when the task of `then` is cancelled.
    nonisolated func abandon() {
        guard !leavesWithReceiver else { return }
        Task.detached { @MainActor in self.stage.abandon(self) }
    }

    /// Whether the closure that received the result of this `then` has also ended, so that the next `then` returns,
    /// too.
    var isReturnGoingOn: Bool {
        receiver?.isOver ?? false
    }

    // MARK: The stack

    /// Ends the questions of what runs above the screen, because the screen is about to be uncovered.
    func endQuestionsOfClosure() {
        closureWork?.endQuestions()
    }

    /// Cancels what runs above the screen, because the screen was uncovered while its closure ran.
    func interrupt() {
        closureWork?.end()
    }

    /// Disconnects the screen, because nobody listens to it any more: its closure has ended, or another screen replaced
    /// it.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        outlet.disconnect()
        ownWork?.end()
    }

    /// Ends the questions of the screen and of its closure, because the screen is about to leave.
    func endQuestions() {
        ownWork?.endQuestions()
        closureWork?.endQuestions()
    }

    /// Called when `then` is about to return.
    func hasReturned(asksQuestion: Bool) {
        stage.hasReturned(self)
        // What follows the first question of a wizard may print, or be the end of the process.
        if asksQuestion, id.position == 0 { stage.settle() }
    }

    /// Called when the closure has ended, and `then` is about to end.
    func finish() {
        flowTask = nil
        close()
    }

    /// Called when the screen has left the stack.
    func leave() {
        if let note, note.isPending, !stage.isClosed { note.end(as: .dismissed) }
        finish()
        interrupt()
        waiting.wake()
    }
}

extension StackLevel {
    /// This level as the owner of what the user types into its screen.
    var typing: TypingOwner {
        TypingOwner(tasks: stage.host.tasks) {
            !self.work.isOver
        } startWork: {
            self.work.start($0)
        }
    }
}
