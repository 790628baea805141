/// The work that a screen or a modal stands for: what runs in its name asks questions in its name.
///
/// Tasks carry their work along as a task-local value, plain `Task`s that they start included.
/// When the work is over, its tasks are cancelled, nothing can be pushed or asked in its name any more, and what it
/// asked for ends.
@MainActor
final class Work {
    @TaskLocal static var current: Work?

    let id: WorkID
    let surface: Surface
    /// The stack on which this is the closure of a `then`.
    let closureStack: ObjectIdentifier?
    private(set) var isOver = false
    private let host: ModalHost
    private var running: [UnsafeCurrentTask] = []

    init(surface: Surface, host: ModalHost, closureStack: ObjectIdentifier? = nil) {
        id = host.nextWorkID()
        self.surface = surface
        self.host = host
        self.closureStack = closureStack
    }

    /// Whether this is work on a stage of that host; work on another window's stage is unknown there.
    func belongs(to host: ModalHost) -> Bool {
        self.host === host
    }

    func end() {
        guard !isOver else { return }
        isOver = true
        for task in running { task.cancel() }
        if let counter = host.counter, running.contains(where: { $0 != withUnsafeCurrentTask { $0 } }) {
            counter.letCancellationArrive()
        }
        host.workEnded(id)
    }

    /// Runs the body as a task in this work's name, at once where the system can.
    @discardableResult
    func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        Work.$current.withValue(self) {
            host.start { await self.run(body) }
        }
    }

    /// Runs the body in the current task, which this work's end cancels from that very line on.
    ///
    /// The task registers itself: whoever starts it has no handle on it yet while its first stretch runs.
    func run(_ body: @MainActor () async -> Void) async {
        // It outlives its registration, which the task itself takes back below.
        let task = withUnsafeCurrentTask { $0 }
        if let task {
            running.append(task)
            if isOver { task.cancel() }
        }
        await body()
        if let place = running.firstIndex(where: { $0 == task }) { running.remove(at: place) }
    }
}
