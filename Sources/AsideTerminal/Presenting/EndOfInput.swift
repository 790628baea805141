/// The end of all answers: no more input, or Ctrl-C.
@MainActor
final class TerminalEnd {
    /// Is called once, when it comes.
    var whenEnded: () -> Void = {}
    private(set) var hasCome = false
    private(set) var wasInterrupt = false
    private var running: [Int: Task<Void, Never>] = [:]
    private var lastRun = 0

    func come(byInterrupt: Bool) {
        wasInterrupt = wasInterrupt || byInterrupt
        guard !hasCome else { return }
        hasCome = true
        for task in running.values { task.cancel() }
        whenEnded()
    }

    /// Runs something that is cancelled when the end comes.
    func cancelling<Result>(_ body: @escaping @MainActor () async throws -> Result) async throws -> Result {
        lastRun += 1
        let number = lastRun
        var result: Swift.Result<Result, any Error>?
        let task = Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        running[number] = task
        if hasCome { task.cancel() }
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
