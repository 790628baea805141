import Aside

@MainActor
final class RunningFlow<Result> {
    private var outcome: Swift.Result<Result, any Error>?
    private var task: Task<Void, Never>?
    private var isLeft = false

    init(_ flow: @escaping @MainActor () async throws -> Result, of presenter: TestPresenter) {
        presenter.currentRun.flow = .running
        let counter = presenter.counter
        counter.begin()
        task = Task { [weak presenter] in
            await counter.run {
                do {
                    self.outcome = .success(try await flow())
                    presenter?.currentRun.flow = .returned
                } catch {
                    self.outcome = .failure(error)
                    presenter?.currentRun.flow = .threw(error)
                }
            }
            presenter?.somethingHappened()
        }
    }

    /// Whether the flow has no result, so that the run may cancel it.
    var mayBeLeft: Bool { Result.self == Void.self }

    var hasEnded: Bool { outcome != nil }

    /// The error that the flow has thrown by itself.
    var error: (any Error)? {
        guard !isLeft, case .failure(let error) = outcome else { return nil }
        return error
    }

    /// Cancels the flow's task.
    ///
    /// The run waits until the task has ended.
    func interrupt() {
        task?.cancel()
    }

    func cancel() {
        isLeft = outcome == nil
        task?.cancel()
        task = nil
    }

    func result() throws -> Result {
        if isLeft, let nothing = () as? Result { return nothing }
        guard let outcome else { throw CancellationError() }
        return try outcome.get()
    }
}
