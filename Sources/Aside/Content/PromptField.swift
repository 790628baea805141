/// A field of a prompt.
public struct PromptField: Sendable, Hashable {
    let label: String
    let text: String
    let placeholder: String
    let isSecure: Bool
    let suggestions: [String]
    private let history: [String]
    private var format: Outline.FieldFormat?

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: What to enter. ``FieldValues`` finds the text of the field by this label.
    ///   - text: The text to start from.
    ///   - placeholder: What the field shows while it is empty.
    ///   - isSecure: Whether the field hides its text, as for a password. It then has no suggestions and no
    ///     history.
    ///   - suggestions: Texts that are suggested while the user types. The user may enter any other text, too.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
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

    /// Returns the field as the prompt shows it.
    ///
    /// A field without a label gets the title of the prompt.
    func item(in title: String) -> Outline.Item {
        Outline.Item(
            .field(text: text, placeholder: placeholder, error: nil, isSecure: isSecure), label.isEmpty ? title : label,
            format: format, suggestions: Outline.Suggestions(of: suggestions, for: text, isSecure: isSecure),
            history: history.isEmpty ? nil : history)
    }
}

extension PromptField {
    /// Makes a field for a text of several lines.
    ///
    /// - Parameters:
    ///   - label: What to enter. ``FieldValues`` finds the text of the field by this label.
    ///   - text: The text to start from. Its lines end with `\n`.
    ///   - placeholder: What the field shows while it is empty.
    /// - Returns: The field.
    public static func textArea(_ label: String, text: String = "", placeholder: String = "") -> PromptField {
        var field = PromptField(label, text: text, placeholder: placeholder)
        field.format = .lines
        return field
    }

    /// Makes a field for a whole number, which ``FieldValues/subscript(number:)`` returns.
    ///
    /// - Parameters:
    ///   - label: What is counted.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that can be entered; by default all.
    ///   - step: The size of a step, at least 1. A step leads to the next multiple; a typed number need not be a
    ///     multiple.
    /// - Returns: The field.
    public static func number(
        _ label: String, value: Int? = nil, in range: ClosedRange<Int> = .min ... .max, step: Int = 1
    ) -> PromptField {
        require(step > 0, "The step of the number “\(label)” is \(step). Make it 1 or more.")
        var field = PromptField(label, text: value.map { "\($0)" } ?? "")
        field.format = .number(.whole(in: range, step: step))
        return field
    }

    /// Makes a field for a number with decimals, which ``FieldValues/subscript(decimal:)`` returns.
    ///
    /// - Parameters:
    ///   - label: What is measured.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that can be entered; by default all.
    ///   - step: The size of a step, more than 0. A step leads to the next multiple; a typed number need not be a
    ///     multiple.
    /// - Returns: The field.
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
    /// Makes a field for a date.
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
    /// - Parameter label: The field's label. The prompt must have a field with this label.
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

    /// Returns the date in a field.
    ///
    /// When the check of a prompt runs, each of its date fields holds a date.
    package func moment(_ label: String) -> Outline.Moment {
        let field = field(label)
        guard case .date(let range)? = field.format, let moment = range.moment(in: field.text) else {
            fail("The field “\(label)” holds no date, but “\(field.text)”. Make it a PromptField.date.")
        }
        return moment
    }

    /// The whole number in a field.
    ///
    /// When the check of a prompt runs, each of its fields for whole numbers holds one.
    ///
    /// - Parameter label: The field's label. The field must hold a whole number.
    public subscript(number label: String) -> Int {
        guard let number = Outline.NumberRange.whole(self[label]) else {
            fail("The field “\(label)” holds no whole number, but “\(self[label])”. Make it a PromptField.number.")
        }
        return number
    }

    /// The number in a field.
    ///
    /// When the check of a prompt runs, each of its fields for numbers holds one.
    ///
    /// - Parameter label: The field's label. The field must hold a number.
    public subscript(decimal label: String) -> Double {
        guard let number = Outline.NumberRange.decimal(self[label]) else {
            fail("The field “\(label)” holds no number, but “\(self[label])”. Make it a PromptField.number.")
        }
        return number
    }

    /// The text of a field.
    ///
    /// - Parameter index: The place of the field, counted from 0.
    public subscript(index: Int) -> String {
        require(
            fields.indices.contains(index), "There is no field at index \(index): this prompt has \(fields.count)."
        )
        return fields[index].text
    }
}
