extension Flow {
    /// Presents a screen as a sheet until the screen publishes its first value.
    ///
    /// - Parameters:
    ///   - screen: The screen. It must not be shown anywhere else.
    ///   - style: How the sheet should appear, if the renderer can do so.
    ///   - isDismissible: Whether the user can dismiss the sheet without a value.
    ///   - policy: How to queue, coalesce or expire the sheet.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the sheet ends without a value.
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
            Question(content, policy, .interaction { ScreenSheet(screen) }), file, line
        ).answer()
    }

    /// Presents a whole flow in a sheet with its own stack, until the flow returns.
    ///
    /// - Parameters:
    ///   - title: The title of the sheet.
    ///   - style: How the sheet should appear, if the renderer can do so.
    ///   - isDismissible: Whether the user can dismiss the sheet.
    ///   - policy: How to queue, coalesce or expire the sheet.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - flow: The flow. It starts when the sheet appears, and receives the sheet's own stage. Dismissing the sheet
    ///     cancels it.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws, and `CancellationError` if the sheet ends before the flow.
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
        return try await begin(Question(content, policy, .interaction { FlowSheet(flow) }), file, line).value()
    }
}

extension ModalContent {
    fileprivate init(sheet title: String, _ style: SheetStyle, _ isDismissible: Bool) {
        self.init(kind: .sheet, title: title)
        self.style = style
        self.isDismissible = isDismissible
    }
}
