extension Flow {
    /// Presents a screen as a sheet until the screen publishes its first value.
    ///
    /// - Parameters:
    ///   - screen: The screen. It must not be shown anywhere else.
    ///   - style: How the sheet should appear, if the presenter can do so.
    ///   - undismissible: Whether the user cannot dismiss the sheet.
    ///   - once: Identifies the sheet, so that callers who ask again share it and its value; `nil` if they do not.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the sheet ends without a value.
    public func sheet<Shown: Screen>(
        _ screen: Shown,
        style: SheetStyle = .sheet,
        undismissible: Bool = false,
        once: String? = nil,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Shown.Value {
        try await stage.begin(
            Question(
                ModalContent(sheet: screen.title, style, undismissible, once), .behavior { ScreenSheetBehavior(screen) }
            ),
            file, line
        ).answer()
    }

    /// Presents a whole flow in a sheet with its own stack, until the flow returns.
    ///
    /// - Parameters:
    ///   - title: The title of the sheet.
    ///   - style: How the sheet should appear, if the presenter can do so.
    ///   - undismissible: Whether the user cannot dismiss the sheet.
    ///   - once: Identifies the sheet, so that callers who ask again share it and its value; `nil` if they do not.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - flow: The flow. It starts when the sheet appears, and receives the sheet's own stage. Dismissing the sheet
    ///     cancels it.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws, and `CancellationError` if the sheet ends before the flow.
    public func sheet<Value>(
        _ title: String = "",
        style: SheetStyle = .sheet,
        undismissible: Bool = false,
        once: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        flow: @escaping @MainActor (_ stage: Stage) async throws -> Value
    ) async throws -> Value {
        try await stage.begin(
            Question(ModalContent(sheet: title, style, undismissible, once), .behavior { FlowSheetBehavior(flow) }),
            file,
            line
        ).value()
    }
}

extension ModalContent {
    fileprivate init(sheet title: String, _ style: SheetStyle, _ isUndismissible: Bool, _ identity: String?) {
        self.init(kind: .sheet, title: title)
        self.style = style
        self.identity = identity
        isDismissible = !isUndismissible
    }
}
