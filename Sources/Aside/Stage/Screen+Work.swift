extension Screen {
    /// Runs something in the name of this screen: what a button of it does.
    ///
    /// It starts at once. What it asks shows above the screen, and it is cancelled when the screen leaves.
    /// An error that it throws is shown as an alert; a `CancellationError` means that the user changed their mind.
    ///
    /// - Parameter work: what is to be done.
    /// - Returns: the started task, to be awaited or cancelled; `nil` where the screen is not shown, so that nothing was
    ///   done.
    @discardableResult
    public func perform(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>? {
        guard let stay = outlet.stay else { return nil }
        return stay.work.start {
            do {
                try await work()
            } catch {
                // Nobody's code asks here: what can be said of it is where the screen was shown.
                let source = stay.entry.source
                await stay.stage.alert(error, file: source.fileID, line: source.line)
            }
        }
    }

    /// Closes the screen as Back or Esc would: it is popped where it was pushed, and its sheet is dismissed where it was
    /// presented.
    ///
    /// A close guard of the sheet is asked, and a sheet that is not dismissible stays.
    ///
    /// - Returns: `false` where that is refused: the screen is not shown or is a root that was pushed, or the sheet stays.
    @discardableResult
    public func dismiss() -> Bool {
        guard let stay = outlet.stay else { return false }
        return stay.stage.goBack(from: stay.id)
    }
}

extension Stage {
    /// Uncovers what is below a screen, or dismisses the sheet of which it is the first.
    func goBack(from id: EntryID) -> Bool {
        if let place = entries.lastIndex(where: { $0.id == id }), place > 0 { return uncover(entries[place - 1].id) }
        guard case .modal(let sheet) = surface else { return false }
        return host.modal(sheet)?.dismiss() ?? false
    }
}
