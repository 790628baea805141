extension Outline {
    /// What is entered into a field that is not for a line of any text.
    public enum FieldFormat: Hashable, Sendable, Codable {
        /// A text of several lines.
        case lines
        /// A number; keys and buttons step it.
        case number(NumberRange)
        /// A date; keys step its parts, and there may be a calendar to pick it from.
        case date(DateRange)

        /// Whether not every text will do.
        public var isChecked: Bool {
            self != .lines
        }

        /// What is wrong with a text in the words of a stage; `nil` where it will do.
        func message(about text: String, _ words: Strings) -> String? {
            switch self {
            case .lines: nil
            case .number(let range): range.message(about: text, words)
            case .date(let range): range.message(about: text, words)
            }
        }
    }
}

extension Outline.Item {
    /// The range of a field for a number; `nil` of anything else.
    public var numberRange: Outline.NumberRange? {
        if case .number(let range)? = format { range } else { nil }
    }

    /// The range of a field for a date; `nil` of anything else.
    public var dateRange: Outline.DateRange? {
        if case .date(let range)? = format { range } else { nil }
    }

    /// Whether not every text will do.
    var isChecked: Bool { format?.isChecked == true }
}
