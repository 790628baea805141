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
        guard let stay = outlet.stay else { return nil }
        return stay.work.start {
            do {
                try await work()
            } catch {
                // No line of the flow asks here, so the alert names the line that showed the screen.
                let source = stay.entry.source
                await stay.stage.alert(error, file: source.fileID, line: source.line)
            }
        }
    }

    /// Closes the screen, as Back or Esc would do.
    ///
    /// A pushed screen is popped. For a presented screen, the sheet is dismissed, unless its close guard keeps it. A
    /// sheet that is not dismissible stays.
    ///
    /// - Returns: `false` if the screen is not shown, if it is the root of the stack, or if the sheet stays.
    @discardableResult
    public func dismiss() -> Bool {
        guard let stay = outlet.stay else { return false }
        return stay.stage.goBack(from: stay.id)
    }
}

extension Stage {
    /// Goes back from a screen, or dismisses the sheet if the screen is its first.
    func goBack(from id: EntryID) -> Bool {
        if let place = entries.lastIndex(where: { $0.id == id }), place > 0 { return uncover(entries[place - 1].id) }
        guard case .modal(let sheet) = surface else { return false }
        return host.modal(sheet)?.dismiss() ?? false
    }
}
