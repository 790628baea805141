/// The work that a screen or a modal stands for: what runs in its name asks questions in its name.
///
/// Tasks carry their work along as a task-local value, plain `Task`s that they start included.
/// When the work is over, nothing can be pushed or asked in its name any more, and what it asked for ends.
@MainActor
final class Work {
    @TaskLocal static var current: Work?

    let id: WorkID
    let surface: Surface
    /// The stack on which this is the closure of a `then`.
    let closureStack: ObjectIdentifier?
    private let host: ModalHost
    private(set) var isOver = false

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
        host.workEnded(id)
    }

    /// Runs the body as a task in this work's name, at once where the system can.
    func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        Work.$current.withValue(self) {
            if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                Task.immediate { await body() }
            } else {
                Task { await body() }
            }
        }
    }
}
