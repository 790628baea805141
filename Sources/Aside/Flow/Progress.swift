extension Flow {
    /// Runs an operation while the user sees how far it has come.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - message: The text below the title.
    ///   - isCancellable: Whether the user can give it up. The modal stands until the cancelled operation has ended.
    ///   - showsTimeLeft: Whether the user sees how long the rest may take, by the pace of the reports and the stage's clock.
    ///   - policy: How to queue, coalesce or expire the modal; while it waits, the operation runs already.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - operation: The work; it is handed a function to report with.
    /// - Returns: what the operation returns.
    /// - Throws: what the operation throws, and `CancellationError` where the modal ended before it.
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
            Question(content, policy, .behavior { ProgressBehavior(tellsTimeLeft: showsTimeLeft, operation) }), file,
            line
        ).result().get()
    }
}
