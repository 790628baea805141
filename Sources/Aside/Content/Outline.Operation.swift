extension Outline {
    /// Something that a user does with a control, as plain data.
    public enum Operation: Hashable, Sendable, Codable {
        /// Presses an action.
        case press

        /// Replaces the text of a field.
        case fill(String)

        /// Turns a switch on or off; `nil` changes it to the other state.
        case toggle(to: Bool? = nil)

        /// Picks an option of a selection, or selects or deselects a row of a list.
        ///
        /// Options are counted from 0.
        case pick(Int)

        /// Ends the editing of a field, because the focus goes elsewhere or Enter is pressed in it.
        ///
        /// The checks of its input run now.
        case leave
    }
}

extension Outline.Operation {
    /// The kind of control to which the operation applies.
    var noun: Outline.Kind.Noun {
        switch self {
        case .press: .action
        case .fill, .leave: .field
        case .toggle: .switch
        case .pick: .selection
        }
    }
}
