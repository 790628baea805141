extension Flow {
    /// Runs an operation, and when it fails, lets the user decide whether to try again.
    ///
    /// - Parameters:
    ///   - title: what went wrong; the message of the alert is the text of the error.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - operation: the work.
    /// - Returns: what the operation returned at last.
    /// - Throws: `CancellationError` where the user gave up, or where the operation or the alert was cancelled; where the
    ///   caller was cancelled already, nothing is run.
    public func retrying<Value>(
        _ title: String,
        file: String = #fileID,
        line: Int = #line,
        operation: @MainActor () async throws -> Value
    ) async throws(CancellationError) -> Value {
        while true {
            // A `try?` may have swallowed that the user has gone back: nothing is begun for those who have left.
            if let ending = stage.host.refusal {
                await stage.host.refuse(
                    "retrying “\(title)”", at: SourceLine(fileID: file, line: line), because: ending)
                throw CancellationError()
            }
            do {
                return try await operation()
            } catch let error as CancellationError {
                throw error
            } catch {
                let isAgain = try await confirm(
                    title, message: ErrorText(error).line, action: stage.strings.retry, severity: .error,
                    file: file, line: line
                )
                if !isAgain { throw CancellationError() }
            }
        }
    }
}
