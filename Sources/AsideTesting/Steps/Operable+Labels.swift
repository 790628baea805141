public import Aside

/// Operations on a control by its label, as a user names it, in a test of a screen or a modal by itself.
///
/// A label means a control directly on the screen or modal, if there is one. Otherwise it means the only control with
/// this label in rows and blocks. If several controls have the same label, name the row or block that contains the one
/// you mean.
///
/// ```swift
/// func signIn(by modal: Modal) throws {
///     try modal.fill("Name", "Ada")
///     try modal.press("Sign in")
/// }
/// ```
extension Operable {
    /// Presses a button, or performs an action as the screen's own work.
    ///
    /// - Parameters:
    ///   - label: The label of the button or the action.
    ///   - group: The label of the row or block that contains the action. Needed if several actions have the same
    ///     label.
    /// - Returns: The started task, so that you can await or cancel it; a question answers at once.
    /// - Throws: `MoveError` if the action is missing, ambiguous, disabled or busy, if the screen is not on a stage, or if
    ///   the modal has ended.
    @discardableResult
    public func press(_ label: String, in group: String? = nil) throws(MoveError) -> Task<Void, Never> {
        try operate(find(.action, label, in: group).id, .press) ?? Task {}
    }

    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - label: The label of the field. If a prompt has a single field without a label, the title of the prompt.
    ///   - text: The new text.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    /// - Throws: `MoveError` if the field is missing, ambiguous or disabled.
    public func fill(_ label: String, _ text: String, in group: String? = nil) throws(MoveError) {
        try fill(find(.field, label, in: group).id, text)
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - label: The label of the switch.
    ///   - isOn: The new state. By default, the switch changes to the other state.
    ///   - group: The label of the block that contains the switch. Needed if several switches have the same label.
    /// - Throws: `MoveError` if the switch is missing, ambiguous or disabled.
    public func toggle(_ label: String, to isOn: Bool? = nil, in group: String? = nil) throws(MoveError) {
        try toggle(find(.switch, label, in: group).id, to: isOn)
    }

    /// Picks an option of a selection.
    ///
    /// In a list of many, it selects or deselects the option.
    ///
    /// - Parameters:
    ///   - label: The label of the selection. For the list of a modal, the title of the modal.
    ///   - option: The label of the option.
    ///   - group: The label of the block that contains the selection. Needed if several selections have the same label.
    /// - Throws: `MoveError` if the selection or the option is missing, ambiguous or disabled.
    public func pick(_ label: String, _ option: String, in group: String? = nil) throws(MoveError) {
        let item = try find(.selection, label, in: group)
        try pick(item.id, item.place(of: option))
    }

    /// Ends the editing of a field, as Tab and Enter do: the checks of its input run now.
    ///
    /// Operating another control leaves the field, too.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    /// - Throws: `MoveError` if the field is missing, ambiguous or disabled.
    public func leave(_ label: String, in group: String? = nil) throws(MoveError) {
        try leave(find(.field, label, in: group).id)
    }
}
