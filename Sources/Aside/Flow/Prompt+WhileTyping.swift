// Prompts that check the input not only when the user submits, but also while the user types.
extension Question where Answer == String {
    /// Makes a question for a text, and checks the text while the user types.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from.
    ///   - placeholder: What the field shows while it is empty.
    ///   - isSecure: Whether the field hides its text, as for a password.
    ///   - suggestions: Texts that are suggested while the user types. The user may enter any other text, too.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the check begins, measured by the stage's clock.
    ///   - whileTyping: Checks the text, and throws an error if it is wrong, preferably an ``InvalidInput``. Typing on
    ///     cancels the check. The submit button is disabled until the check has passed. If the user submits before
    ///     that, the check runs first.
    /// - Returns: The question.
    @_disfavoredOverload  // Another overload takes a closure without a label as its check.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        isSecure: Bool = false,
        suggestions: [String] = [],
        history: [String] = [],
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<String> = .queue,
        pause: Duration = .milliseconds(300),
        whileTyping: @escaping @MainActor (String) async throws -> Void
    ) -> Question {
        let field = PromptField(
            "", text: text, placeholder: placeholder, isSecure: isSecure, suggestions: suggestions, history: history)
        return prompt(
            title, message: message, fields: [field], submit: submit, cancel: cancel, policy: policy, pause: pause,
            whileTyping: { try await whileTyping($0[0]) }, check: { $0[0] })
    }
}

extension Question {
    /// Makes a question for several texts.
    ///
    /// The prompt checks the texts while the user types, and then combines them into one value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the check begins, measured by the stage's clock.
    ///   - whileTyping: Checks the texts, and throws an error if they are wrong, preferably an ``InvalidInput`` that names
    ///     its field. Typing on cancels the check. The submit button is disabled until the check has passed. If the
    ///     user submits before that, the check runs first.
    ///   - check: Makes the value from texts that passed the check, or throws an error.
    /// - Returns: The question.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        fields: [PromptField],
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        pause: Duration = .milliseconds(300),
        whileTyping: @escaping @MainActor (FieldValues) async throws -> Void,
        check: @escaping @MainActor (FieldValues) async throws -> Answer
    ) -> Question {
        var content = ModalContent(prompt: title, message, fields, submit: submit, cancel: cancel)
        content.typingCheck = .open
        let reading = Reading.interaction {
            let typing = TypingExaminer(after: pause, whileTyping)
            return PromptBehavior(
                .checked { values in
                    try await typing.examineSubmitted(values)
                    return try await check(values)
                }, whileTyping: typing, suggestions: PromptSuggestions(of: fields))
        }
        return Question(content, policy, reading)
    }
}

extension Flow {
    /// Asks for a text, and checks it while the user types.
    ///
    /// ```swift
    /// let name = try await prompt("Project name", whileTyping: { name in
    ///     if name.contains("/") { throw InvalidInput("A name has no slash.") }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from.
    ///   - placeholder: What the field shows while it is empty.
    ///   - isSecure: Whether the field hides its text, as for a password.
    ///   - suggestions: Texts that are suggested while the user types. The user may enter any other text, too.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the check begins, measured by the stage's clock.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - whileTyping: Checks the text, and throws an error if it is wrong, preferably an ``InvalidInput``. Typing on
    ///     cancels the check. The submit button is disabled until the check has passed. If the user submits before
    ///     that, the check runs first.
    /// - Returns: The text.
    /// - Throws: `CancellationError` if the question ends without an answer.
    @_disfavoredOverload  // Another overload takes a closure without a label as its check.
    public func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        isSecure: Bool = false,
        suggestions: [String] = [],
        history: [String] = [],
        submit: String? = nil,
        policy: QuestionPolicy<String> = .queue,
        pause: Duration = .milliseconds(300),
        file: String = #fileID,
        line: Int = #line,
        whileTyping: @escaping @MainActor (String) async throws -> Void
    ) async throws(CancellationError) -> String {
        try await begin(
            .prompt(
                title, message: message, text: text, placeholder: placeholder, isSecure: isSecure,
                suggestions: suggestions, history: history, submit: submit, policy: policy, pause: pause,
                whileTyping: whileTyping),
            file, line
        ).answer()
    }

    /// Asks for several texts.
    ///
    /// The prompt checks the texts while the user types, and then combines them into one value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the check begins, measured by the stage's clock.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - whileTyping: Checks the texts, and throws an error if they are wrong, preferably an ``InvalidInput`` that names
    ///     its field. Typing on cancels the check. The submit button is disabled until the check has passed. If the
    ///     user submits before that, the check runs first.
    ///   - check: Makes the value from texts that passed the check, or throws an error.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        fields: [PromptField],
        submit: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        pause: Duration = .milliseconds(300),
        file: String = #fileID,
        line: Int = #line,
        whileTyping: @escaping @MainActor (FieldValues) async throws -> Void,
        check: @escaping @MainActor (FieldValues) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        try await begin(
            .prompt(
                title, message: message, fields: fields, submit: submit, policy: policy, pause: pause,
                whileTyping: whileTyping, check: check),
            file, line
        ).answer()
    }
}
