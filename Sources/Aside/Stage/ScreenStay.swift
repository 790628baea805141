/// One stay of a screen on a stack: the work and the waiting that belong to it.
///
/// It decides nothing; ``StackMachine`` does.
@MainActor
final class ScreenStay {
    let entry: Entry
    let stage: Stage
    private let outlet: any OutletConnection
    /// The closure further down on the stack that gets what this `then` returns.
    private let receiver: Work?
    private let whenPublished: (@MainActor () -> Void)?
    private var ownWork: Work?
    private var closureWork: Work?
    /// The task of `then`, as long as that goes on.
    private var flowTask: UnsafeCurrentTask?
    private var waiting: WaitingTask?
    private var isClosed = false
    private var hasWarned = false

    init(
        _ entry: Entry, on stage: Stage, outlet: any OutletConnection, whenPublished: (@MainActor () -> Void)? = nil
    ) {
        self.entry = entry
        self.stage = stage
        self.outlet = outlet
        self.whenPublished = whenPublished
        receiver = Work.current.flatMap { $0.closureStack == ObjectIdentifier(stage) ? $0 : nil }
        flowTask = whenPublished == nil ? withUnsafeCurrentTask { $0 } : nil
        outlet.connect(to: self)
    }

    /// Whether the task of `then` was cancelled, be it in this very line.
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

    /// Warns once of actions that cannot be told apart; called in debug builds only.
    func check(_ outline: Outline) {
        guard !hasWarned, let presenter = stage.host.presenter else { return }
        let name = TypeName(of: entry.screen)
        guard let warning = RuntimeWarning(unclearActionsIn: outline, of: name, source: entry.source) else { return }
        hasWarned = true
        presenter.warn(warning)
    }

    func publish(_ store: () -> Void) -> Bool {
        // A closure that is being cancelled has no say any more in what its user does next.
        if case .unwinding = stage.phase(of: id), Work.current?.isOver == true { return false }
        let publication = stage.publish(id)
        guard publication != .refused else { return false }
        store()
        if publication == .delivered {
            wake()
            whenPublished?()
        }
        stage.inputChanged()
        return true
    }

    // MARK: `then`

    /// Waits until the screen has a value.
    func waitForValue() async throws(CancellationError) {
        while true {
            switch stage.phase(of: id) {
            case .delivered where Task.isCancelled:
                // The flow was cancelled in this turn, and the screen has not been told yet.
                stage.abandon(self)
                throw CancellationError()
            case .delivered: return
            // What leaves because a screen below it has ended stays in view for a while, but nobody chooses there.
            case .ended, nil: throw CancellationError()
            default:
                await withUnsafeContinuation { continuation in
                    let task = WaitingTask(continuation, stage.host.counter)
                    waiting = task
                    task.begin()
                }
            }
        }
    }

    /// Runs the closure in a child task that is bound to this stay, and waits until it has ended, cancelled or not.
    ///
    /// - Returns: what `then` is to do next; it waits again where the user has gone back before the closure has begun.
    func runClosure(
        _ closure: @escaping @MainActor () async -> StackMachine.Ending
    ) async -> StackMachine.Verdict {
        let work = stage.makeWork(isClosure: true)
        closureWork = work
        let result = ClosureResult()
        await withTaskGroup(of: Void.self) { group in
            stage.host.start(in: &group) {
                guard self.stage.phase(of: self.id) == .delivered, !Task.isCancelled else { return }
                self.stage.beginClosure(of: self.id)
                await Work.$current.withValue(work) {
                    await work.run {
                        let ending = await closure()
                        work.end()
                        result.verdict = self.stage.endClosure(of: self, with: ending)
                    }
                }
            }
            await group.waitForAll()
        }
        closureWork = nil
        return result.verdict
    }

    /// What became of a closure; it has ended when its task group is left.
    @MainActor
    private final class ClosureResult {
        var verdict = StackMachine.Verdict.again
    }

    /// The task of `then` was cancelled, on whatever thread.
    nonisolated func abandon() {
        Task { @MainActor in self.stage.abandon(self) }
    }

    /// Whether the closure that got what this `then` has returned has ended with it, so that the next `then` returns as well.
    var isReturnGoingOn: Bool {
        receiver?.isOver ?? false
    }

    // MARK: The stack

    /// The screen is uncovered while its closure runs: what ran above it is cancelled.
    func interrupt() {
        closureWork?.end()
    }

    /// Nobody listens to the screen any more: its closure has ended and so will `then`, or another screen took its place.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        outlet.disconnect()
        ownWork?.end()
    }

    /// The closure has ended, and `then` is about to.
    func finish() {
        flowTask = nil
        close()
    }

    /// The screen has left the stack.
    func leave() {
        finish()
        interrupt()
        wake()
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }
}
