extension Screen {
    /// Runs work in the name of this screen, such as what one of its buttons does.
    ///
    /// The work starts at once. Questions that it asks are shown above the screen. It is cancelled when the screen
    /// leaves the stack. If it throws an error, an alert shows the error; a `CancellationError` means that the user
    /// changed their mind, and shows nothing.
    ///
    /// - Parameter work: The work.
    /// - Returns: the started task, so that you can await or cancel it; `nil` if the screen is not shown, and the work
    ///   did not start.
    @discardableResult
    public func perform(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>? {
        guard let stay = outlet.stay else { return nil }
        return stay.work.start {
            do {
                try await work()
            } catch {
                // No line of the flow asks here, so that the alert names the line that showed the screen.
                let source = stay.entry.source
                await stay.stage.alert(error, file: source.fileID, line: source.line)
            }
        }
    }

    /// Closes the screen, as Back or Esc would do.
    ///
    /// A pushed screen is popped; the sheet of a presented screen is dismissed. The close guard of the sheet is asked.
    /// A sheet that is not dismissible stays.
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
