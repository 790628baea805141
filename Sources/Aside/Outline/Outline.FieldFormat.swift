extension Outline {
    /// The format of a field that does not take a single line of any text.
    public indirect enum FieldFormat: Hashable, Sendable {
        /// A text of several lines.
        case lines
        /// A number, which keys and buttons can change in steps.
        case number(NumberRange)
        /// A date.
        ///
        /// Keys change its parts in steps, and a presenter may show a calendar.
        case date(DateRange)

        /// Whether the field accepts only some texts.
        package var isChecked: Bool { self != .lines }
    }
}

extension Outline.Item {
    /// The range of a number field; `nil` for other formats.
    package var numberRange: Outline.NumberRange? {
        if case .number(let range)? = format { range } else { nil }
    }

    /// The range of a date field; `nil` for other formats.
    package var dateRange: Outline.DateRange? {
        if case .date(let range)? = format { range } else { nil }
    }
}
