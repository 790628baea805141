/// Something that runs while a modal stands: a flow in a sheet, or work with progress.
///
/// It runs in a task of the modal's own work, started by the task that asks, so that it inherits what is local to that.
@MainActor
final class RunningOperation {
    private var task: Task<Void, Never>?
    private var isRunning = false
    private var isCancelled = false
    private var waiting: [WaitingTask] = []
    private weak var host: ModalHost?
    /// The running task itself, where somebody counts.
    private var ownTask: Int?

    func start(for modal: Modal, _ body: @escaping @MainActor () async -> Void) {
        isRunning = true
        host = modal.host
        let task = modal.work.start {
            if self.host?.counter != nil { self.ownTask = WorkCounter.currentTask }
            await body()
            self.isRunning = false
            self.task = nil
            let waiting = self.waiting
            self.waiting = []
            for task in waiting { task.resume() }
        }
        guard isRunning else { return }
        self.task = task
        // A presenter may have had it cancelled the moment that it was shown.
        if isCancelled { task.cancel() }
    }

    func cancel() {
        isCancelled = true
        guard let task else { return }
        task.cancel()
        // What ends by itself is told at once.
        if let counter = host?.counter, WorkCounter.currentTask != ownTask { counter.letCancellationArrive() }
    }

    /// Waits until the operation has ended, so that nothing of it goes on unseen.
    func waitForEnd() async {
        while isRunning {
            await withUnsafeContinuation { continuation in
                let task = WaitingTask(continuation, host?.counter)
                waiting.append(task)
                task.begin()
            }
        }
    }
}
