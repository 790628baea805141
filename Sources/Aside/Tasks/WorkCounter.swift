/// A counter of the tasks that this library has started and that do not wait in it.
///
/// At zero, nothing continues by itself. A stage has a counter only if an explorer or a test asks for it. The counter
/// knows a task while its body runs in ``run(_:)``. It neither knows nor counts tasks that the program starts by
/// itself, such as a plain `Task`.
@MainActor
package final class WorkCounter {
    /// How many known tasks are running, or are about to run.
    package private(set) var running = 0
    /// How many tasks that this library has not started wait in it.
    package private(set) var unknownWaiting = 0
    /// Called each time that the count reaches zero, before the main actor does anything else.
    package var whenSettled: (@MainActor () -> Void)?
    /// Called when an unknown task begins to wait in this library.
    package var whenUnknownWaits: (@MainActor () -> Void)?
    /// Whether a dismissal was taken as an answer, as by `nilIfDismissed`, since somebody set this to `false`.
    package var hasTakenDismissal = false
    private var tasks: Set<Int> = []

    /// Makes a counter that knows no task.
    package init() {}

    /// Counts a task that is about to run.
    package func begin() {
        running += 1
    }

    /// Stops counting a task that has ended or begins to wait.
    package func end() {
        running -= 1
        if running == 0 { whenSettled?() }
    }

    /// Runs the body in the current task, which the counter knows meanwhile.
    ///
    /// The caller must have counted the task by ``begin()``.
    package func run(_ body: @MainActor () async -> Void) async {
        await know(body)
        end()
    }

    /// Runs the body in a child task.
    ///
    /// The parent task is counted, and waits for its child.
    func know(_ body: @isolated(any) () async -> Void) async {
        let task = Self.currentTask
        tasks.insert(task)
        await body()
        tasks.remove(task)
    }

    /// Counts the tasks that were just cancelled as running until they have noticed it, one turn of the main actor
    /// later.
    package func letCancellationArrive() {
        begin()
        Task { self.end() }
    }

    /// Returns whether a task is known; see ``currentTask``.
    package func knows(_ task: Int) -> Bool { tasks.contains(task) }

    /// Identifies the current task while it runs.
    nonisolated package static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    func changeUnknown(by change: Int) {
        unknownWaiting += change
        if change > 0 { whenUnknownWaits?() }
    }
}
