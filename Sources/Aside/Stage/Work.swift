/// The work of a screen or a modal, or of views that have no screen.
///
/// Questions that this work asks are shown above that screen or modal. Tasks inherit their work as a task-local value;
/// so do the plain `Task`s that they start. When the work is over, its tasks are cancelled, its questions end, and it
/// can neither push screens nor ask questions any more.
@MainActor
final class Work {
    @TaskLocal static var current: Work?

    let id: WorkID
    /// Where it asks; `nil` for views without a screen, which may be anywhere in the window.
    let surface: Surface?
    /// The stack, if this is the closure of a `then` on it.
    let closureStack: ObjectIdentifier?
    private(set) var isOver = false
    let host: ModalHost
    private var running: [UnsafeCurrentTask] = []

    init(surface: Surface?, host: ModalHost, closureStack: ObjectIdentifier? = nil) {
        id = host.nextWorkID()
        self.surface = surface
        self.host = host
        self.closureStack = closureStack
    }

    /// Ends the questions that this work asks.
    ///
    /// Called before any task is cancelled: a cancellation handler runs in the middle of a pop, and must not answer a
    /// question that is ending.
    func endQuestions() {
        host.endQuestions(of: id)
    }

    func end() {
        guard !isOver else { return }
        isOver = true
        endQuestions()
        for task in running { task.cancel() }
        host.tasks.letCancellationArrive { running.contains { $0 != withUnsafeCurrentTask { $0 } } }
        host.act()
    }

    /// Runs the body in a task of this work, at once if the system can.
    @discardableResult
    func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        Work.$current.withValue(self) {
            host.tasks.start { await self.run(body) }
        }
    }

    /// Runs the body in the current task.
    private func run(_ body: @MainActor () async -> Void) async {
        // An earlier task may have had the address by which this one is known.
        host.forgiveRefusals()
        let task = enter()
        await body()
        leave(task)
    }

    /// Notes that the current task does this work, until it leaves.
    ///
    /// If this work ends, the task is cancelled from that very line on. The task registers itself, because nobody has a
    /// handle on it while its first stretch runs.
    func enter() -> UnsafeCurrentTask? {
        // The handle stays valid, because the task leaves before it ends.
        let task = withUnsafeCurrentTask { $0 }
        if let task {
            running.append(task)
            if isOver { task.cancel() }
        }
        return task
    }

    /// Returns whether a task does this work itself, and not a child task of it.
    func isDone(by task: UnsafeCurrentTask?) -> Bool {
        running.contains { $0 == task }
    }

    func leave(_ task: UnsafeCurrentTask?) {
        if let place = running.firstIndex(where: { $0 == task }) { running.remove(at: place) }
    }
}
