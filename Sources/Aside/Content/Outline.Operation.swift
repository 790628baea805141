extension Outline {
    /// Something that a user does to a control, as plain data.
    public enum Operation: Hashable, Sendable, Codable {
        /// Presses an action.
        case press

        /// Replaces the text of a field.
        case fill(String)

        /// Turns a switch on or off; `nil` for the other state than it has.
        case toggle(to: Bool? = nil)

        /// Chooses an option of a selection, or takes or gives back a row of a list, counted from 0.
        case pick(Int)
    }
}

extension Outline.Operation {
    /// The kind of control that it is meant for.
    var noun: Outline.Kind.Noun {
        switch self {
        case .press: .action
        case .fill: .field
        case .toggle: .switch
        case .pick: .selection
        }
    }
}
