extension Flow {
    /// Runs an operation, and shows the user how far it has come.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - message: The text below the title.
    ///   - isCancellable: Whether the user can cancel the operation. The modal stays until the cancelled operation
    ///     ends.
    ///   - showsTimeLeft: Whether the user sees how long the rest may take. The estimate uses the reports and the
    ///     stage's clock.
    ///   - policy: How to queue, coalesce or expire the modal. The operation runs even while the modal waits its turn.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - operation: The work. It receives a function that reports its progress.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws, and `CancellationError` if the modal ended before the operation.
    public func progress<Value>(
        _ title: String,
        message: String? = nil,
        isCancellable: Bool = true,
        showsTimeLeft: Bool = false,
        policy: QuestionPolicy<Value> = .queue,
        file: String = #fileID,
        line: Int = #line,
        operation: @escaping @MainActor (_ report: ProgressReport) async throws -> Value
    ) async throws -> Value {
        var content = ModalContent(kind: .progress, title: title, message: message)
        content.body = ProgressMeters(title: title).items
        content.isDismissible = isCancellable
        if isCancellable { content.choices = [.init(id: 0, label: stage.strings.cancel, role: .cancel)] }
        return try await begin(
            Question(content, policy, .interaction { ProgressBehavior(tellsTimeLeft: showsTimeLeft, operation) }), file,
            line
        ).value()
    }
}
