/// Counts the tasks that this library has started, less those that wait in it: at zero, nothing goes on by itself.
///
/// Only a stage whose explorer or test asks for it has one. A task is known while its body runs in ``run(_:)``. What a
/// program starts by itself, such as a plain `Task`, is not known, and does not count.
@MainActor
package final class WorkCounter {
    /// How many known tasks are running, or are about to.
    package private(set) var running = 0
    /// How many tasks wait here that nobody has started by this library.
    package private(set) var unknownWaiting = 0
    /// Is called each time that the count comes to zero, in the stretch in which it does.
    package var whenSettled: (@MainActor () -> Void)?
    /// Is called when a task begins to wait here that is not known.
    package var whenUnknownWaits: (@MainActor () -> Void)?
    private var tasks: Set<Int> = []

    /// A counter that knows of no task.
    package init() {}

    /// Somebody is about to go on.
    package func begin() {
        running += 1
    }

    /// Somebody has ended, or begins to wait.
    package func end() {
        running -= 1
        if running == 0 { whenSettled?() }
    }

    /// Runs the body in the current task, which is known meanwhile.
    ///
    /// Whoever starts it has counted it by ``begin()``.
    package func run(_ body: @MainActor () async -> Void) async {
        await know(body)
        end()
    }

    /// Runs the body in a child task whose parent is counted and waits for it.
    func know(_ body: @MainActor () async -> Void) async {
        let task = Self.currentTask
        tasks.insert(task)
        await body()
        tasks.remove(task)
    }

    /// Those who were just cancelled are told in a turn of the main actor: until then they count as running.
    package func letCancellationArrive() {
        begin()
        Task { self.end() }
    }

    /// Whether a task is known; see ``currentTask``.
    package func knows(_ task: Int) -> Bool { tasks.contains(task) }

    /// What tells the current task from others, as long as it runs.
    nonisolated package static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    fileprivate func changeUnknown(by change: Int) {
        unknownWaiting += change
        if change > 0 { whenUnknownWaits?() }
    }
}

/// A task that waits in this library until it is resumed, once.
@MainActor
struct WaitingTask {
    private let continuation: UnsafeContinuation<Void, Never>
    private let counter: WorkCounter?
    private let isKnown: Bool

    init(_ continuation: UnsafeContinuation<Void, Never>, _ counter: WorkCounter?) {
        self.continuation = continuation
        self.counter = counter
        isKnown = counter?.knows(WorkCounter.currentTask) ?? false
    }

    /// Counts the task out; it may be resumed before this returns.
    func begin() {
        guard let counter else { return }
        if Task.isCancelled { counter.letCancellationArrive() }
        if isKnown { counter.end() } else { counter.changeUnknown(by: +1) }
    }

    func resume() {
        if let counter {
            if isKnown { counter.begin() } else { counter.changeUnknown(by: -1) }
        }
        continuation.resume()
    }
}

extension Stage {
    /// What counts the work on this stage and in the sheets above, where somebody wants to know.
    package var workCounter: WorkCounter? {
        get { host.counter }
        set { host.counter = newValue }
    }

    /// A name that lies between those of the modals that were asked before and those that are asked later.
    package func nextModalID() -> ModalID { host.nextModalID() }
}

extension ModalHost {
    /// Does something a turn of the main actor later.
    func later(_ body: @escaping @MainActor () -> Void) {
        counter?.begin()
        Task { [counter] in
            body()
            counter?.end()
        }
    }
}
