/// A modal that stands while something runs: a flow in a sheet, or work with progress.
///
/// Its answer is what that returns. It runs in a task of the modal's own work, started by the task that asks,
/// so that it inherits what is local to that task.
@MainActor
class Operation<Value>: Question<Result<Value, any Error>> {
    private var task: Task<Void, Never>?
    private var isRunning = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// Runs the operation, waiting for whatever has to be there first.
    func run() async throws -> Value {
        preconditionFailure("An Operation is made of a subclass that runs something.")
    }

    /// What the result means for the modal.
    func ended(with result: Result<Value, any Error>) {
        settle(with: result)
    }

    override var hostsWork: Bool { true }

    override func begin() {
        guard !isLeaving else { return }
        isRunning = true
        task = work.start {
            let result: Result<Value, any Error>
            do { result = .success(try await self.run()) } catch { result = .failure(error) }
            self.isRunning = false
            self.ended(with: result)
            self.waiting?.resume()
            self.waiting = nil
        }
        if isLeaving { cancel() }
    }

    func cancel() {
        task?.cancel()
    }

    override func stop() {
        cancel()
        super.stop()
    }

    /// Waits until the operation, cancelled or not, has ended, so that nothing of it goes on unseen.
    func waitForEnd() async {
        guard isRunning else { return }
        await withCheckedContinuation { waiting = $0 }
    }
}

extension Flow {
    /// Asks with an operation inside, and returns or throws what that does.
    func run<Value>(_ operation: Operation<Value>, _ asking: Asking<Result<Value, any Error>>) async throws -> Value {
        let result: Result<Value, any Error>
        do {
            result = try await ask(operation, asking)
        } catch {
            await operation.waitForEnd()
            throw error
        }
        return try result.get()
    }
}
