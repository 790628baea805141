extension Screen {
    /// Runs work that belongs to this screen, such as the work of a button.
    ///
    /// The work starts at once. Its questions are shown above the screen. When the screen leaves the stack, the work is
    /// cancelled. If the work throws an error, an alert shows the error. A `CancellationError` shows nothing, because
    /// it means that the user changed their mind.
    ///
    /// - Parameter work: The work.
    /// - Returns: The started task, so that you can await or cancel it; `nil` if the screen is not shown, and the work
    ///   did not start.
    @discardableResult
    public func perform(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>? {
        guard let level = outlet.level else { return nil }
        // No line of the flow asks here, so the alert names the line that showed the screen.
        return level.work.start { await level.stage.alertingErrors(level.entry.source, of: work) }
    }

    /// Closes the screen, as Back or Esc would do.
    ///
    /// A pushed screen is popped. For a presented screen, the sheet is dismissed. A close guard (``CloseGuarding``) is
    /// asked first, and decides later. A sheet that is not dismissible stays.
    ///
    /// - Returns: `false` if the screen is not shown, if it is the root of the stack and no question, if the sheet
    ///   stays, or if a close guard is deciding already.
    @discardableResult
    public func dismiss() -> Bool {
        guard let level = outlet.level else { return false }
        return level.stage.goBack(from: level.id)
    }
}

extension Stage {
    /// Runs work for a view that has no screen, such as the work of a button in a view of your own.
    ///
    /// The work starts at once. A question that it asks is shown above whatever the user sees. When the window goes, or
    /// the sheet whose stage this is, the work is cancelled. If the work throws an error, an alert shows the error. A
    /// `CancellationError` shows nothing, because it means that the user changed their mind.
    ///
    /// - Parameters:
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - work: The work.
    /// - Returns: The started task, so that you can await or cancel it; `nil` if the stage is closed or its sheet has
    ///   gone, and the work did not start.
    @discardableResult
    public func perform(
        file: String = #fileID, line: Int = #line, _ work: @escaping @MainActor () async throws -> Void
    ) -> Task<Void, Never>? {
        let source = SourceLine(fileID: file, line: line)
        guard host.closing == nil, let owner = workOfViews else { return nil }
        return owner.start { await self.alertingErrors(source, of: work) }
    }

    fileprivate func alertingErrors(
        _ source: SourceLine, of work: @MainActor () async throws -> Void
    ) async {
        do { try await work() } catch { await alert(error, file: source.fileID, line: source.line) }
    }
}
