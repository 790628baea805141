/// Tells that no more answers will come: the input has closed, or the user has pressed Ctrl-C.
@MainActor
final class EndOfInput {
    /// Is called once, when the end is reached.
    var whenReached: () -> Void = {}
    private(set) var isReached = false
    private(set) var wasInterrupt = false
    private var running: [Int: Task<Void, Never>] = [:]
    private var lastRun = 0

    /// Marks the end as reached, and cancels all that runs.
    func reach(byInterrupt: Bool) {
        wasInterrupt = wasInterrupt || byInterrupt
        guard !isReached else { return }
        isReached = true
        for task in running.values { task.cancel() }
        whenReached()
    }

    /// Runs something that is cancelled when the end is reached.
    func cancelling<Result>(_ body: @escaping @MainActor () async throws -> Result) async throws -> Result {
        lastRun += 1
        let number = lastRun
        var result: Swift.Result<Result, any Error>?
        let task = Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        running[number] = task
        if isReached { task.cancel() }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        running[number] = nil
        guard let result else { throw CancellationError() }
        return try result.get()
    }
}
