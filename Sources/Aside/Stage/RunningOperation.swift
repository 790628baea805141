/// An operation that runs while a modal is shown: a flow in a sheet, or work with progress.
///
/// The asking task starts the operation as work of the modal, so that it inherits the task-local values of that task.
@MainActor
final class RunningOperation {
    private var task: Task<Void, Never>?
    private var isRunning = false
    private var isCancelled = false
    private var waiting: [WaitingTask] = []
    private weak var host: ModalHost?
    /// The running task, which needs no turn to notice that it has cancelled itself.
    private var ownTask: Int?

    func start(for modal: Modal, _ body: @escaping @MainActor () async -> Void) {
        isRunning = true
        host = modal.host
        let task = modal.work.start {
            self.ownTask = WorkCounter.currentTask
            if let note = modal.note {
                if modal.content.kind == .sheet { note.inside.keepsOnlyEffects = true }
                await note.inside.follow(in: modal.work, body)
            } else {
                await body()
            }
            self.isRunning = false
            self.task = nil
            let waiting = self.waiting
            self.waiting = []
            for task in waiting { task.resume() }
        }
        guard isRunning else { return }
        self.task = task
        // The presenter may have cancelled the operation while it showed the modal.
        if isCancelled { task.cancel() }
    }

    func cancel() {
        isCancelled = true
        guard let task else { return }
        if WorkCounter.currentTask == ownTask { task.cancel() } else { host?.tasks.cancel(task) }
    }

    /// Waits until the operation has ended, so that it does not continue unseen.
    @inline(never)
    func waitForEnd() async {
        while isRunning, let host {
            await host.tasks.wait(while: isRunning) { waiting.append($0) }
        }
    }
}
