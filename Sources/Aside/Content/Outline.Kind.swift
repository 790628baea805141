extension Outline {
    /// What an item is, with the values that it shows.
    public enum Kind: Equatable, Sendable, Codable {
        /// Names what follows it.
        case heading

        /// Text to read.
        case paragraph

        /// One thing of a list.
        ///
        /// Its children are actions.
        case row(detail: String?)

        /// A line of text to edit; the text of a secure one is for editing only, never to be shown or spoken.
        case field(text: String, placeholder: String, error: String?, isSecure: Bool)

        /// Something that is on or off.
        case `switch`(isOn: Bool)

        /// One out of a list of options; `selected` is an index of `options`, or `nil` while none is chosen.
        case selection(options: [String], selected: Int?)

        /// Options that are all in view; one of them is picked, or so many of them as `count` says.
        case list(options: [Option], count: ClosedRange<Int>?)

        /// How far something has come, from 0 to 1, or `nil` while nobody knows.
        case meter(fraction: Double?)

        /// Something to do.
        case action(role: Role, shortcut: Shortcut?)

        /// A titled group.
        ///
        /// Its children are what it holds.
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

    /// The kind without its values: part of an item's identity, and what messages call it.
    var noun: Noun {
        switch self {
        case .heading: .heading
        case .paragraph: .paragraph
        case .row: .row
        case .field: .field
        case .switch: .switch
        // A list is a selection whose options are all in view.
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
