/// One stay of a screen on a stack: the tasks and the waiting that belong to it.
///
/// It decides nothing; ``StackMachine`` does.
@MainActor
final class Visit {
    let id: Entry.ID
    let stage: Stage
    /// The screen's own work: what its buttons start.
    let work: Work
    private let outlet: any OutletConnection
    /// The closure further down on the stack that gets what this `then` returns.
    private let receiver: Work?
    private let whenPublished: (@MainActor () -> Void)?
    private var closureWork: Work?
    private var closureTask: Task<Void, Never>?
    private let wakeup = Wakeup()
    private var isClosed = false
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastTask = 0

    init(
        _ id: Entry.ID, on stage: Stage, outlet: any OutletConnection, whenPublished: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        self.stage = stage
        self.outlet = outlet
        self.whenPublished = whenPublished
        work = stage.makeWork()
        receiver = Work.current.flatMap { $0.closureStack == ObjectIdentifier(stage) ? $0 : nil }
        outlet.connect(to: self)
    }

    // MARK: The screen

    func publish(_ store: () -> Void) -> Bool {
        let publication = stage.publish(id)
        guard publication != .refused else { return false }
        store()
        if publication == .delivered {
            wakeup.wake()
            whenPublished?()
        }
        return true
    }

    /// Runs a piece of the screen's own work, until it ends or the screen leaves.
    func perform(_ body: @escaping @MainActor () async -> Void) {
        lastTask += 1
        let number = lastTask
        var isOver = false
        let task = work.start {
            await body()
            isOver = true
            self.tasks[number] = nil
        }
        if work.isOver { task.cancel() } else if !isOver { tasks[number] = task }
    }

    // MARK: `then`

    /// Waits until the screen has a value and its closure may be called.
    func waitForValue() async throws(CancellationError) {
        while true {
            switch stage.phase(of: id) {
            case .delivered: return stage.beginClosure(of: id)
            // What leaves because a screen below it has ended stays in view for a while, but nobody chooses there.
            case .ended, nil: throw CancellationError()
            default: await wakeup.wait()
            }
        }
    }

    /// Runs the closure in a task that is bound to this stay, and waits until it has ended, cancelled or not.
    func runClosure(
        _ closure: @escaping @MainActor () async -> StackMachine.Ending
    ) async -> StackMachine.Verdict {
        let work = stage.makeWork(isClosure: true)
        var verdict: StackMachine.Verdict?
        closureWork = work
        let task = work.start {
            let ending = await closure()
            work.end()
            verdict = self.stage.endClosure(of: self, with: ending)
            self.wakeup.wake()
        }
        if work.isOver { task.cancel() } else { closureTask = task }
        while true {
            if let verdict {
                closureTask = nil
                closureWork = nil
                return verdict
            }
            await wakeup.wait()
        }
    }

    /// Whether the closure that got what this `then` has returned has ended with it, so that the next `then` returns as well.
    var isReturnGoingOn: Bool {
        receiver?.isOver ?? false
    }

    /// The task of `then` was cancelled.
    func abandon() {
        stage.leave(id)
    }

    // MARK: The stack

    /// The screen is uncovered while its closure runs: what ran above it is cancelled.
    func interrupt() {
        closureWork?.end()
        closureTask?.cancel()
    }

    /// Nobody listens to the screen any more: its closure has ended and so will `then`, or another screen took its place.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        outlet.disconnect()
        work.end()
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }

    /// The screen has left the stack.
    func leave() {
        close()
        interrupt()
        if closureWork == nil { wakeup.wake() }
    }
}
