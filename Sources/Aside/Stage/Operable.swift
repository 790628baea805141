/// Something that shows controls and lets them be operated: a screen or a modal.
///
/// A presenter draws the ``outline``, and hands in by ``operate(_:_:)`` what the user does. A test says the same by the
/// labels that a user reads:
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

    /// Operates a control that is known by its identity, as a presenter does.
    ///
    /// - Parameters:
    ///   - id: the control's identity, from the ``outline``.
    ///   - operation: what is done to it.
    /// - Returns: the started work of a screen's action, to be awaited or cancelled; `nil` where nothing was started.
    /// - Throws: ``ControlError`` if the control is gone, of another kind, disabled or busy, or nothing takes it now.
    @discardableResult
    func operate(_ id: Outline.Item.ID, _ operation: Outline.Operation) throws(ControlError) -> Task<Void, Never>?
}

/// Operating a control that is known by its identity, as a presenter does.
extension Operable {
    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - id: the field's identity, from the ``outline``.
    ///   - text: all of its new text.
    /// - Throws: ``ControlError`` if the field is gone or disabled.
    public func fill(_ id: Outline.Item.ID, _ text: String) throws(ControlError) {
        try operate(id, .fill(text))
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - id: the switch's identity, from the ``outline``.
    ///   - isOn: its new state; by default the other one.
    /// - Throws: ``ControlError`` if the switch is gone or disabled.
    public func toggle(_ id: Outline.Item.ID, to isOn: Bool? = nil) throws(ControlError) {
        try operate(id, .toggle(to: isOn))
    }

    /// Chooses an option of a selection; in a list of which many are taken, takes it or gives it back.
    ///
    /// - Parameters:
    ///   - id: the identity of the selection or list, from the ``outline``.
    ///   - index: which of its options, counted from 0.
    /// - Throws: ``ControlError`` if the selection or the option is gone or disabled.
    public func pick(_ id: Outline.Item.ID, _ index: Int) throws(ControlError) {
        try operate(id, .pick(index))
    }
}

/// Operating a control by its label, as a user and a test do.
///
/// A label means the control directly on the screen or modal, or else the only one in its rows and blocks. Where several
/// have it, the label of the row or block around one tells them apart.
extension Operable {
    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - label: the field's label; of the only field of a prompt that has none, the prompt's title.
    ///   - text: all of its new text.
    ///   - group: the label of the block it is in, if there are several such fields.
    /// - Throws: ``ControlError`` if it is not there, several are, or it is disabled.
    public func fill(_ label: String, _ text: String, in group: String? = nil) throws(ControlError) {
        try fill(find(.field, label, in: group).id, text)
    }

    /// Turns a switch on or off.
    ///
    /// - Parameters:
    ///   - label: the switch's label.
    ///   - isOn: its new state; by default the other one.
    ///   - group: the label of the block it is in, if there are several such switches.
    /// - Throws: ``ControlError`` if it is not there, several are, or it is disabled.
    public func toggle(_ label: String, to isOn: Bool? = nil, in group: String? = nil) throws(ControlError) {
        try toggle(find(.switch, label, in: group).id, to: isOn)
    }

    /// Chooses an option of a selection; in a list of which many are taken, takes it or gives it back.
    ///
    /// - Parameters:
    ///   - label: the selection's label; of the list of a modal, the modal's title.
    ///   - option: the option's name.
    ///   - group: the label of the block it is in, if there are several such selections.
    /// - Throws: ``ControlError`` if it or the option is not there, several are, or it is disabled.
    public func pick(_ label: String, _ option: String, in group: String? = nil) throws(ControlError) {
        let item = try find(.selection, label, in: group)
        try pick(item.id, item.place(of: option))
    }

    /// What a field offers now.
    ///
    /// - Parameters:
    ///   - label: the field's label; of the only field of a prompt that has none, the prompt's title.
    ///   - group: the label of the block it is in, if there are several such fields.
    /// - Returns: the texts, the best first; none where it offers nothing.
    /// - Throws: ``ControlError`` if it is not there, or several are.
    public func suggestions(of label: String, in group: String? = nil) throws(ControlError) -> [String] {
        try find(.field, label, in: group).suggestions?.texts ?? []
    }

    func find(_ noun: Outline.Kind.Noun, _ label: String, in group: String?) throws(ControlError) -> Outline.Item {
        try ControlLookup(outline: outline, place: controlPlace, noun: noun, label: label, group: group).item()
    }

    /// Where a control was looked for, in messages.
    private var controlPlace: ControlPlace {
        if let modal = self as? Modal { ControlPlace(modal.content) } else { ControlPlace(TypeName(of: self)) }
    }
}
