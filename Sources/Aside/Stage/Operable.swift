/// Something with controls that a user can operate: a screen or a modal.
///
/// A presenter draws the ``outline``, and calls ``operate(_:_:)`` for each action of the user. A test names the
/// controls by the labels that the user reads:
///
/// ```swift
/// func signIn(by modal: Modal) throws {
///     try modal.fill("Name", "Ada")
///     try modal.press("Sign in")
/// }
/// ```
@MainActor
public protocol Operable: AnyObject {
    /// What is shown now, as plain data.
    var outline: Outline { get }

    /// Operates a control by its identity, as a presenter does.
    ///
    /// - Parameters:
    ///   - id: The control's identity, from the ``outline``.
    ///   - operation: What to do with the control.
    /// - Returns: The task of a screen's action, so that you can await or cancel it; `nil` if no task was started.
    /// - Throws: ``ControlError`` if the control is gone, disabled, busy or of another kind, or if nothing accepts
    ///   input now.
    @discardableResult
    func operate(_ id: Outline.Item.ID, _ operation: Outline.Operation) throws(ControlError) -> Task<Void, Never>?
}

/// Operations on a control by its identity, for presenters.
extension Operable {
    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - id: The field's identity, from the ``outline``.
    ///   - text: The new text.
    /// - Throws: ``ControlError`` if the field is gone or disabled.
    public func fill(_ id: Outline.Item.ID, _ text: String) throws(ControlError) {
        try operate(id, .fill(text))
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - id: The switch's identity, from the ``outline``.
    ///   - isOn: The new state. By default, the switch changes to the other state.
    /// - Throws: ``ControlError`` if the switch is gone or disabled.
    public func toggle(_ id: Outline.Item.ID, to isOn: Bool? = nil) throws(ControlError) {
        try operate(id, .toggle(to: isOn))
    }

    /// Picks an option of a selection.
    ///
    /// In a list of many, it selects or deselects the option.
    ///
    /// - Parameters:
    ///   - id: The identity of the selection or list, from the ``outline``.
    ///   - index: The place of the option, counted from 0.
    /// - Throws: ``ControlError`` if the selection or the option is gone or disabled.
    public func pick(_ id: Outline.Item.ID, _ index: Int) throws(ControlError) {
        try operate(id, .pick(index))
    }

    /// Ends the editing of a field, because the focus goes elsewhere or Enter is pressed in it.
    package func leave(_ id: Outline.Item.ID) throws(ControlError) {
        try operate(id, .leave)
    }
}

/// Operations on a control by its label, as a user and a test name it.
///
/// A label means a control directly on the screen or modal, if there is one. Otherwise it means the only control with
/// this label in rows and blocks. If several controls have the same label, name the row or block that contains the one
/// you mean.
extension Operable {
    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - label: The label of the field. If a prompt has a single field without a label, the title of the prompt.
    ///   - text: The new text.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    /// - Throws: ``ControlError`` if the field is missing, ambiguous or disabled.
    public func fill(_ label: String, _ text: String, in group: String? = nil) throws(ControlError) {
        try fill(find(.field, label, in: group).id, text)
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - label: The label of the switch.
    ///   - isOn: The new state. By default, the switch changes to the other state.
    ///   - group: The label of the block that contains the switch. Needed if several switches have the same label.
    /// - Throws: ``ControlError`` if the switch is missing, ambiguous or disabled.
    public func toggle(_ label: String, to isOn: Bool? = nil, in group: String? = nil) throws(ControlError) {
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
    /// - Throws: ``ControlError`` if the selection or the option is missing, ambiguous or disabled.
    public func pick(_ label: String, _ option: String, in group: String? = nil) throws(ControlError) {
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
    /// - Throws: ``ControlError`` if the field is missing, ambiguous or disabled.
    public func leave(_ label: String, in group: String? = nil) throws(ControlError) {
        try leave(find(.field, label, in: group).id)
    }

    /// Returns the suggestions that a field shows now, the best first; empty if it suggests nothing.
    package func suggestions(of label: String, in group: String? = nil) throws(ControlError) -> [String] {
        try find(.field, label, in: group).suggestions?.texts ?? []
    }

    func find(_ noun: Outline.Kind.Noun, _ label: String, in group: String?) throws(ControlError) -> Outline.Item {
        try ControlLookup(outline: outline, place: controlPlace, noun: noun, label: label, group: group).item()
    }

    /// The place in which a control was looked for, as messages name it.
    var controlPlace: ControlPlace {
        if let shown = self as? any ShownQuestion {
            ControlPlace(shown.question)
        } else {
            ControlPlace(TypeName(of: self))
        }
    }
}
