extension Flow {
    /// Runs an operation, and when it fails, lets the user decide whether to try again.
    ///
    /// - Parameters:
    ///   - title: what went wrong; the message of the alert is the text of the error.
    ///   - operation: the work.
    /// - Returns: what the operation returned at last.
    /// - Throws: `CancellationError` where the user gave up, or where the operation or the alert was cancelled.
    public func retrying<Value>(
        _ title: String, operation: @MainActor () async throws -> Value
    ) async throws(CancellationError) -> Value {
        while true {
            do {
                return try await operation()
            } catch let error as CancellationError {
                throw error
            } catch {
                let isAgain = try await confirm(
                    title, message: ErrorText(error).line, action: stage.words.retry, severity: .error
                )
                if !isAgain { throw CancellationError() }
            }
        }
    }
}
