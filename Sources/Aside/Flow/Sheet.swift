extension Flow {
    /// Presents a screen until it publishes its first value.
    ///
    /// - Parameters:
    ///   - screen: The screen; it must not stand anywhere else.
    ///   - style: How the sheet would like to appear.
    ///   - isDismissible: Whether the user can send it away without a value.
    ///   - policy: How to queue, coalesce or expire the sheet.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where the sheet ended without one.
    public func sheet<Shown: Screen>(
        _ screen: Shown,
        style: SheetStyle = .sheet,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Shown.Value> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Shown.Value {
        let content = ModalContent(sheet: screen.title, style, isDismissible)
        return try await begin(
            Question(content, policy, .behavior { ScreenSheet(screen) }), file, line
        ).answer()
    }

    /// Presents a whole flow on a stack of its own until it returns.
    ///
    /// - Parameters:
    ///   - title: The title of the sheet.
    ///   - style: How the sheet would like to appear.
    ///   - isDismissible: Whether the user can send it away.
    ///   - policy: How to queue, coalesce or expire the sheet.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - flow: The flow, started when the sheet appears, on the sheet's own stage. A dismissal cancels it.
    /// - Returns: what the flow returns.
    /// - Throws: what the flow throws, and `CancellationError` where the sheet ended before it.
    public func sheet<Value>(
        _ title: String = "",
        style: SheetStyle = .sheet,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Value> = .queue,
        file: String = #fileID,
        line: Int = #line,
        flow: @escaping @MainActor (_ stage: Stage) async throws -> Value
    ) async throws -> Value {
        let content = ModalContent(sheet: title, style, isDismissible)
        return try await begin(Question(content, policy, .behavior { FlowSheet(flow) }), file, line).result().get()
    }
}

extension ModalContent {
    fileprivate init(sheet title: String, _ style: SheetStyle, _ isDismissible: Bool) {
        self.init(kind: .sheet, title: title)
        self.style = style
        self.isDismissible = isDismissible
    }
}
