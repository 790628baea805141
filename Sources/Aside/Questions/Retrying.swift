extension Flow {
    /// Runs an operation until it succeeds or the user gives up.
    ///
    /// If the operation fails, an alert asks the user whether to try again.
    ///
    /// - Parameters:
    ///   - title: The title of the alert. Its message is the text of the error.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - operation: The operation.
    /// - Returns: What the operation returns when it succeeds.
    /// - Throws: `CancellationError` if the user gives up, which counts as a dismissal, or if the operation or the alert
    ///   is cancelled. If the calling task is cancelled already, the operation does not run.
    public func retrying<Value>(
        _ title: String,
        file: String = #fileID,
        line: Int = #line,
        operation: @MainActor () async throws -> Value
    ) async throws(CancellationError) -> Value {
        while true {
            // A `try?` may have hidden that the user went back. An operation must not start for a flow that has ended.
            if let ending = stage.host.refusal() {
                await stage.host.refuse(
                    "retrying “\(title)”", at: SourceLine(fileID: file, line: line), because: ending)
                throw CancellationError()
            }
            do {
                await stage.host.tasks.giveTurnIfDue()
                return try await operation()
            } catch let error as CancellationError {
                throw error
            } catch {
                let isAgain = try await ask(
                    .confirm(title, message: ErrorText(error).line, action: stage.words[.retry]).severity(.error),
                    file: file, line: line)
                guard isAgain else {
                    EndingRecord.note(.dismissed, stage.host.tasks)
                    throw CancellationError()
                }
            }
        }
    }
}
