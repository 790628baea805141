extension Outline {
    /// The kind of an item, with the values that it shows.
    public enum Kind: Equatable, Sendable, Codable {
        /// The title of what follows it.
        case heading

        /// Text to read.
        case paragraph

        /// One entry of a list of things.
        ///
        /// Its children are actions.
        case row(detail: String?)

        /// A line of text to edit.
        ///
        /// The text of a secure field must never be shown or spoken.
        case field(text: String, placeholder: String, error: String?, isSecure: Bool)

        /// Something that is on or off.
        case `switch`(isOn: Bool)

        /// A choice of one option.
        ///
        /// `selected` is an index of `options`, or `nil` while none is chosen.
        case selection(options: [String], selected: Int?)

        /// Options that are all in view.
        ///
        /// The user picks one, or as many as `count` says.
        case list(options: [ListOption], count: ClosedRange<Int>?)

        /// How far something has come, from 0 to 1; `nil` if it is not known.
        case meter(fraction: Double?)

        /// A button.
        case action(role: Role, shortcut: Shortcut?)

        /// A titled group.
        ///
        /// Its children are the elements of the group.
        case block
    }
}

extension Outline.Kind {
    /// Whether the user can act on it: a field, a switch, a selection, a list or an action.
    public var isControl: Bool {
        switch self {
        case .field, .switch, .selection, .list, .action: true
        case .heading, .paragraph, .row, .meter, .block: false
        }
    }

    /// The kind without its values.
    ///
    /// It is a part of an item's identity, and its name in messages.
    var noun: Noun {
        switch self {
        case .heading: .heading
        case .paragraph: .paragraph
        case .row: .row
        case .field: .field
        case .switch: .switch
        // A list is a selection with all its options in view.
        case .selection, .list: .selection
        case .meter: .meter
        case .action: .action
        case .block: .block
        }
    }

    enum Noun: String, Codable {
        case heading, paragraph, row, field, `switch`, selection, meter, action, block
    }
}
