/// Something that runs while a modal stands: a flow in a sheet, or work with progress.
///
/// It runs in a task of the modal's own work, started by the task that asks, so that it inherits what is local to that.
@MainActor
final class RunningOperation {
    private var task: Task<Void, Never>?
    private var isRunning = false
    private var isCancelled = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func start(for modal: Modal, _ body: @escaping @MainActor () async -> Void) {
        isRunning = true
        let task = modal.work.start {
            await body()
            self.isRunning = false
            self.task = nil
            for waiting in self.waiting { waiting.resume() }
            self.waiting = []
        }
        guard isRunning else { return }
        self.task = task
        // A presenter may have had it cancelled the moment that it was shown.
        if isCancelled { task.cancel() }
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }

    /// Waits until the operation has ended, so that nothing of it goes on unseen.
    func waitForEnd() async {
        while isRunning { await withCheckedContinuation { waiting.append($0) } }
    }
}
