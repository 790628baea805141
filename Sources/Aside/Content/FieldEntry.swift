/// What the user entered into a field: a text, a state, or one of its options.
enum FieldEntry: Hashable, Sendable {
    case text(String)
    case state(Bool)
    /// The index of an option; `nil` while none is picked.
    case option(Int?)

    /// Whether it says nothing, so that an optional place is `nil`.
    var isEmpty: Bool { self == .text("") || self == .option(nil) }

    /// The text of a text field; `nil` for other fields.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

/// What a field's place holds now.
enum HeldEntry: Hashable, Sendable {
    /// The place is `nil`.
    case nothing
    case entry(FieldEntry)
    /// The place holds a value, and the field's input does not know how it is written.
    case unwritable

    /// The entry that stands for the value; `nil` if there is none.
    var entry: FieldEntry? {
        if case .entry(let entry) = self { entry } else { nil }
    }
}
