extension Modal: Operable {
    /// What the modal shows, with its buttons as actions.
    ///
    /// The outline of a sheet is empty, because the sheet's screen shows the content.
    public var outline: Outline { content.outline }

    /// Presses a button.
    ///
    /// - Parameter id: The button's identity, from the ``Operable/outline``.
    /// - Throws: ``ControlError`` if the button is gone or disabled, or if the modal has ended.
    public func press(_ id: Outline.Item.ID) throws(ControlError) {
        try operate(id, .press)
    }

    /// Presses a button.
    ///
    /// - Parameter label: The label of the button.
    /// - Throws: ``ControlError`` if the button is missing or disabled, or if the modal has ended.
    public func press(_ label: String) throws(ControlError) {
        try operate(find(.action, label, in: nil).id, .press)
    }

    /// Operates a control by its identity, as a presenter does.
    ///
    /// - Parameters:
    ///   - id: The control's identity, from the ``Operable/outline``.
    ///   - operation: What to do with the control.
    /// - Returns: `nil`, because operating a modal starts no task.
    /// - Throws: ``ControlError`` if the control is gone, disabled or of another kind, or if the modal has ended.
    @discardableResult
    public func operate(
        _ id: Outline.Item.ID, _ operation: Outline.Operation
    ) throws(ControlError) -> Task<Void, Never>? {
        if case .pick(let option) = operation, try isRow(option, of: id) {
            guard pick(option) else { throw try refusal(of: id) }
            return nil
        }
        let place = ControlPlace(content)
        let outline = outline
        guard let item = outline[id] else { throw .gone(id, from: place) }
        guard item.isEnabled else { throw .disabled(item, on: place) }
        let isTaken: Bool
        switch (operation, item.kind) {
        case (.press, .action):
            let index = outline.items.firstIndex { $0.id == id } ?? 0
            isTaken = press(index - content.body.count)
        case (.leave, _) where content.isFilledIn:
            leave(id)
            return nil
        default:
            let (entry, told) = try item.entry(of: operation, on: place)
            tell(told, of: item)
            isTaken = enter(entry, into: id)
        }
        guard isTaken else { throw try refusal(of: id) }
        return nil
    }

    /// Returns whether the user can pick a row of a list, and not an option of a field.
    ///
    /// It keeps nothing of the list, so that picking many rows does not copy it for each of them.
    private func isRow(_ option: Int, of id: Outline.Item.ID) throws(ControlError) -> Bool {
        guard let item = outline[id], item.isEnabled, case .list = item.kind else { return false }
        try item.checkOption(option)
        return true
    }

    @inline(never)
    private func refusal(of id: Outline.Item.ID) throws(ControlError) -> ControlError {
        let place = ControlPlace(content)
        guard let item = outline[id] else { throw .gone(id, from: place) }
        return host.isLeaving(self.id) ? .over(item, on: place) : .full(item)
    }
}
