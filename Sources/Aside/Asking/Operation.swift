/// A modal that stands while something runs: a flow in a sheet, or work with progress.
///
/// Its answer is what that returns. It runs in a task of the modal's own work, started by the task that asks,
/// so that it inherits what is local to that task.
@MainActor
class Operation: Modal {
    private var task: Task<Void, Never>?
    private var isRunning = false
    private var isCancelled = false
    private let wakeup = Wakeup()

    /// Runs the operation, waiting for whatever has to be there first.
    func run() async throws -> Any {
        preconditionFailure("An Operation is made of a subclass that runs something.")
    }

    /// What the result means for the modal.
    func ended(with reply: Reply) {
        settle(reply)
    }

    override var hostsWork: Bool { true }

    override func begin() {
        guard !isLeaving else { return }
        isRunning = true
        let task = work.start {
            let reply: Reply
            do { reply = .value(try await self.run()) } catch { reply = .failure(error) }
            self.isRunning = false
            self.task = nil
            self.ended(with: reply)
            self.wakeup.wake()
        }
        guard isRunning else { return }
        self.task = task
        // A presenter may have had it cancelled the moment that it was shown.
        if isLeaving || isCancelled { cancel() }
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }

    override func stop() {
        cancel()
    }

    /// Waits until the operation of a modal that is over has ended, so that nothing of it goes on unseen.
    func waitForEnd() async {
        while isRunning, isLeaving { await wakeup.wait() }
    }
}

extension Stage {
    /// Asks with an operation inside, and returns or throws what that does.
    func run<Value>(_ operation: Operation) async throws -> Value {
        let asked = ask(operation)
        if asked.ending == nil { await asked.wait() }
        await operation.waitForEnd()
        return try asked.result()
    }
}
