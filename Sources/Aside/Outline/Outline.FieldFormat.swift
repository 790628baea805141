extension Outline {
    /// The format of a field that does not take a single line of any text.
    public indirect enum FieldFormat: Hashable, Sendable, MadeOfParts {
        /// A text of several lines.
        case lines
        /// A number, which keys and buttons can change in steps.
        case number(NumberRange)
        /// A date.
        ///
        /// Keys change its parts in steps, and a presenter may show a calendar.
        case date(DateRange)

        static var blank: Self { .lines }

        mutating func visit(_ parts: any NamedParts) throws {
            var number: NumberRange? = if case .number(let range) = self { range } else { nil }
            var date: DateRange? = if case .date(let range) = self { range } else { nil }
            try parts("number", &number)
            try parts("date", &date)
            self = number.map(Self.number) ?? date.map(Self.date) ?? .lines
        }

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
