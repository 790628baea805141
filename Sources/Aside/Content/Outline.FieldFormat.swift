extension Outline {
    /// What is entered into a field that is not for a line of any text.
    public enum FieldFormat: Hashable, Sendable, Codable {
        /// A text of several lines.
        case lines
        /// A number; keys and buttons step it.
        case number(NumberRange)
    }
}

extension Outline.Item {
    /// The range of a field for a number; `nil` of anything else.
    public var numberRange: Outline.NumberRange? {
        if case .number(let range)? = format { range } else { nil }
    }
}
