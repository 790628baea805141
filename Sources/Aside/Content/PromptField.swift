/// A field of a prompt.
public struct PromptField: Sendable, Hashable {
    let label: String
    let text: String
    let placeholder: String
    let isSecure: Bool
    let suggestions: [String]
    private let history: [String]
    private var format: Outline.FieldFormat?

    /// A field.
    ///
    /// - Parameters:
    ///   - label: what is to be entered, and the name by which ``FieldValues`` gives it.
    ///   - text: the text to start from.
    ///   - placeholder: what it shows while it is empty.
    ///   - isSecure: whether its text must not be seen; then it offers nothing, and keeps no history.
    ///   - suggestions: texts that are offered while the user types; any other text is as good.
    ///   - history: what was entered before, the oldest first; a terminal recalls it by the arrow keys.
    public init(
        _ label: String, text: String = "", placeholder: String = "", isSecure: Bool = false,
        suggestions: [String] = [], history: [String] = []
    ) {
        self.label = label
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.suggestions = isSecure ? [] : suggestions
        self.history = isSecure ? [] : history
    }

    /// The field as a prompt shows it; one without a label is called like the prompt.
    func item(in title: String) -> Outline.Item {
        Outline.Item(
            .field(text: text, placeholder: placeholder, error: nil, isSecure: isSecure), label.isEmpty ? title : label,
            format: format, suggestions: Outline.Suggestions(of: suggestions, for: text, isSecure: isSecure),
            history: history.isEmpty ? nil : history)
    }
}

extension PromptField {
    /// A field for a text of several lines.
    ///
    /// - Parameters:
    ///   - label: what is to be entered, and the name by which ``FieldValues`` gives it.
    ///   - text: the text to start from; its lines end with `\n`.
    ///   - placeholder: what it shows while it is empty.
    /// - Returns: the field.
    public static func textArea(_ label: String, text: String = "", placeholder: String = "") -> PromptField {
        var field = PromptField(label, text: text, placeholder: placeholder)
        field.format = .lines
        return field
    }

    /// A field for a whole number; ``FieldValues/subscript(number:)`` gives it.
    ///
    /// - Parameters:
    ///   - label: what is counted.
    ///   - value: the number to start from; `nil` for none.
    ///   - range: the numbers that can be entered; by default all.
    ///   - step: how far one step goes, at least 1. A number that is typed need not be a whole number of steps.
    /// - Returns: the field.
    public static func number(
        _ label: String, value: Int? = nil, in range: ClosedRange<Int> = .min ... .max, step: Int = 1
    ) -> PromptField {
        require(step > 0, "The step of the number “\(label)” is \(step). Make it 1 or more.")
        var field = PromptField(label, text: value.map { "\($0)" } ?? "")
        field.format = .number(.whole(in: range, step: step))
        return field
    }

    /// A field for a number with decimals; ``FieldValues/subscript(decimal:)`` gives it.
    ///
    /// - Parameters:
    ///   - label: what is measured.
    ///   - value: the number to start from; `nil` for none.
    ///   - range: the numbers that can be entered; by default all.
    ///   - step: how far one step goes, more than 0. A number that is typed need not be a whole number of steps.
    /// - Returns: the field.
    @_disfavoredOverload
    public static func number(
        _ label: String, value: Double? = nil, in range: ClosedRange<Double> = -.infinity ... .infinity,
        step: Double = 1
    ) -> PromptField {
        require(step > 0, "The step of the number “\(label)” is \(step). Make it more than 0.")
        var field = PromptField(label, text: value.map(Outline.NumberRange.text) ?? "")
        field.format = .number(.decimal(range, by: step))
        return field
    }
}

extension PromptField {
    /// A field for a date.
    package static func date(_ label: String, text: String, in range: Outline.DateRange) -> PromptField {
        var field = PromptField(label, text: text, placeholder: range.textOfToday())
        field.format = .date(range)
        return field
    }
}

/// What the user entered into the fields of a prompt.
public struct FieldValues: Sendable, Hashable {
    private struct Field: Hashable {
        let label: String
        let text: String
        let format: Outline.FieldFormat?
    }

    private let fields: [Field]

    init(_ fields: [Outline.Item]) {
        self.fields = fields.map { Field(label: $0.label, text: $0.text ?? "", format: $0.format) }
    }

    /// The text of a field.
    ///
    /// - Parameter label: the field's label; one that the prompt does not have is a programmer's error.
    public subscript(label: String) -> String {
        field(label).text
    }

    private func field(_ label: String) -> Field {
        guard let field = fields.first(where: { $0.label == label }) else {
            let labels = fields.map { "“\($0.label)”" }.joined(separator: ", ")
            fail("This prompt has no field “\(label)”. It has: \(labels).")
        }
        return field
    }

    /// The date in a field; a prompt that is checked has one in each field for a date.
    package func moment(_ label: String) -> Outline.Moment {
        let field = field(label)
        guard case .date(let range)? = field.format, let moment = range.moment(in: field.text) else {
            fail("The field “\(label)” holds no date, but “\(field.text)”. Make it a PromptField.date.")
        }
        return moment
    }

    /// The whole number in a field; a prompt that is checked has one in each field for such a number.
    ///
    /// - Parameter label: the field's label; one that holds no whole number is a programmer's error.
    public subscript(number label: String) -> Int {
        guard let number = Outline.NumberRange.whole(self[label]) else {
            fail("The field “\(label)” holds no whole number, but “\(self[label])”. Make it a PromptField.number.")
        }
        return number
    }

    /// The number in a field; a prompt that is checked has one in each field for a number.
    ///
    /// - Parameter label: the field's label; one that holds no number is a programmer's error.
    public subscript(decimal label: String) -> Double {
        guard let number = Outline.NumberRange.decimal(self[label]) else {
            fail("The field “\(label)” holds no number, but “\(self[label])”. Make it a PromptField.number.")
        }
        return number
    }

    /// The text of a field.
    ///
    /// - Parameter index: the field's place.
    public subscript(index: Int) -> String {
        require(
            fields.indices.contains(index), "There is no field at index \(index): this prompt has \(fields.count)."
        )
        return fields[index].text
    }
}

/// Why what the user entered was not taken, in the user's words.
public struct InvalidInput: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is shown beside the field.
    public var reason: String
    /// The label of the field to blame; the first one where it is `nil`.
    public var field: String?

    /// A reason.
    ///
    /// - Parameters:
    ///   - reason: what is shown beside the field.
    ///   - field: the label of the field to blame.
    public init(_ reason: String, field: String? = nil) {
        self.reason = reason
        self.field = field
    }

    /// The reason.
    public var description: String { reason }
}
