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
        let place = ControlPlace(content)
        let items = outline.items
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw .gone(id, from: place) }
        let item = items[index]
        guard item.isEnabled else { throw .disabled(item, on: place) }
        let isTaken: Bool
        switch (operation, item.kind) {
        case (.press, .action): isTaken = press(index - content.body.count)
        case (.leave, .field): isTaken = true
        case (.fill(let text), .field): isTaken = fill(index, with: text)
        case (.pick(let option), .list(let options, _)):
            guard options.indices.contains(option) else { throw .noOption(option, of: options.count, of: item) }
            guard options[option].unavailable == nil else { throw .unavailable(options[option], of: item) }
            isTaken = pick(option)
        default: throw .wrongKind(item, for: operation.noun, on: place)
        }
        guard isTaken else { throw host.isLeaving(self.id) ? .over(item, on: place) : .full(item) }
        return nil
    }
}
