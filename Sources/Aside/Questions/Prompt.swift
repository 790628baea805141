extension Question {
    /// Makes a question for one value.
    ///
    /// ```swift
    /// let guests = try await ask(.prompt("Guests", .number(2, in: 1...8)).cancel("Back"))
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - input: How the value is shown, entered and checked. Its checks run when the user submits. Meanwhile the
    ///     field is locked, but the user can still cancel. When the prompt ends, they are cancelled. Questions that
    ///     they ask are shown above the prompt.
    /// - Returns: The question.
    public static func prompt(_ title: String, message: String? = nil, _ input: Input<Answer>) -> Question {
        let field = Outline.Item(
            input.control, title,
            FieldLook(entry: input.start, suggestions: input.control.suggestions(for: input.start)))
        let content = ModalContent(
            .prompt, title, message, [field], checksWhileTyping: input.reading.checksWhileTyping > 0)
        return Question(content, .edited { .prompt(title, input) })
    }
}

extension Question where Answer == String {
    /// Makes a question for a text.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    /// - Returns: The question.
    public static func prompt(_ title: String, message: String? = nil, placeholder: String = "") -> Question {
        prompt(title, message: message, .text(placeholder: placeholder))
    }
}

extension Flow {
    /// Asks for a text.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The text.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt(
        _ title: String, message: String? = nil, placeholder: String = "", file: String = #fileID, line: Int = #line
    ) async throws(CancellationError) -> String {
        try await stage.begin(.prompt(title, message: message, .text(placeholder: placeholder)), file, line).answer()
    }

    /// Asks for a text, and makes a value of it.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - placeholder: An example of what to enter, shown while the field is empty.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - parse: Makes the value when the user submits, or throws an error, preferably an ``InvalidInput``. The field
    ///     shows its text.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        placeholder: String = "",
        file: String = #fileID,
        line: Int = #line,
        parse: @escaping @MainActor (String) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        try await stage.begin(
            .prompt(title, message: message, Input<String>.text(placeholder: placeholder).parsed(parse)), file, line
        ).answer()
    }

    /// Asks for one value, entered as an ``Input`` says.
    ///
    /// ```swift
    /// let guests = try await prompt("Guests", .number(2, in: 1...8))
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - input: How the value is shown, entered and checked.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt<Answer>(
        _ title: String, message: String? = nil, _ input: Input<Answer>, file: String = #fileID, line: Int = #line
    ) async throws(CancellationError) -> Answer {
        try await stage.begin(.prompt(title, message: message, input), file, line).answer()
    }
}
