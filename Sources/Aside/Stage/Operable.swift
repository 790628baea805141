/// Something with controls that a user operates: a screen or a modal.
///
/// A presenter draws the ``outline``, and passes on what the user does by ``Stage/make(_:at:)-(Move,_)``.
@MainActor
public protocol Operable: AnyObject {
    /// What is shown now, as plain data.
    var outline: Outline { get }
}

/// Operations on a control by its identity.
extension Operable {
    /// Operates a control.
    ///
    /// - Returns: The task of a screen's action, so that you can await or cancel it; `nil` if no task was started.
    /// - Throws: ``MoveError`` if the control is gone, disabled, busy or of another kind, or if nothing accepts input now.
    @discardableResult
    package func operate(
        _ id: Outline.Item.ID, _ operation: Outline.Operation
    ) throws(MoveError) -> Task<Void, Never>? {
        guard let question = self as? any ShownQuestion else {
            return try (self as? any Screen)?.operateScreen(id, operation)
        }
        try question.operateQuestion(id, operation)
        return nil
    }

    /// Replaces the text of a field.
    package func fill(_ id: Outline.Item.ID, _ text: String) throws(MoveError) { try operate(id, .fill(text)) }

    /// Turns a switch on or off; `nil` changes it to the other state.
    package func toggle(_ id: Outline.Item.ID, to isOn: Bool? = nil) throws(MoveError) {
        try operate(id, .toggle(to: isOn))
    }

    /// Picks an option of a selection, or selects or deselects an option of a list of many, by its place.
    package func pick(_ id: Outline.Item.ID, _ index: Int) throws(MoveError) { try operate(id, .pick(index)) }

    /// Ends the editing of a field, because the focus goes elsewhere or Enter is pressed in it.
    package func leave(_ id: Outline.Item.ID) throws(MoveError) { try operate(id, .leave) }
}

extension Operable {
    /// Finds a control by its label, as a user means it.
    ///
    /// A label means a control directly on the screen or modal, if there is one. Otherwise it means the only control with
    /// this label in rows and blocks.
    package func find(
        _ noun: Outline.Kind.Noun, _ label: String, in group: String?
    ) throws(MoveError) -> Outline.Item {
        try ControlLookup(outline: outline, place: controlPlace, noun: noun, label: label, group: group).item()
    }

    /// Returns the suggestions that a field shows now, the best first; empty if it suggests nothing.
    package func suggestions(of label: String, in group: String? = nil) throws(MoveError) -> [String] {
        try find(.field, label, in: group).suggestions?.texts ?? []
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
