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
        try operateQuestion(id, operation)
        return nil
    }
}
