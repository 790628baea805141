// Prompts that search for suggestions while the user types.
extension Question {
    /// Makes a question for a text, searches for suggestions while the user types, and converts the text to a value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from. The first search is for this text.
    ///   - placeholder: What the field shows while it is empty.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the search begins, measured by the stage's clock.
    ///   - suggesting: Finds suggestions for a text, the best first. The user may enter any other text, too. Typing on
    ///     cancels the search, and so does the end of the prompt. If the search throws an error, the field suggests
    ///     nothing.
    ///   - check: Makes the value from the text, or throws an error, preferably an ``InvalidInput``. The field
    ///     is locked while the check runs, but the user can still cancel. When the prompt ends, the check is cancelled.
    /// - Returns: The question.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        history: [String] = [],
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        pause: Duration = .milliseconds(300),
        suggesting: @escaping @MainActor (String) async throws -> [String],
        check: @escaping @MainActor (String) async throws -> Answer
    ) -> Question {
        let field = PromptField("", text: text, placeholder: placeholder, history: history)
        return searching(
            ModalContent(prompt: title, message, [field], submit: submit, cancel: cancel), policy, pause, suggesting,
            check: .checked { try await check($0[0]) })
    }

    private static func searching(
        _ content: ModalContent, _ policy: QuestionPolicy<Answer>, _ pause: Duration,
        _ suggesting: @escaping @MainActor (String) async throws -> [String],
        check: PromptBehavior<Answer>.Check
    ) -> Question {
        var content = content
        content.body[0].suggestions = .searched
        return Question(
            content, policy,
            .interaction { PromptBehavior(check, suggestions: PromptSuggestions(after: pause, suggesting)) })
    }
}

extension Question where Answer == String {
    /// Makes a question for a text, and searches for suggestions while the user types.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from. The first search is for this text.
    ///   - placeholder: What the field shows while it is empty.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the search begins, measured by the stage's clock.
    ///   - suggesting: Finds suggestions for a text, the best first. The user may enter any other text, too. Typing on
    ///     cancels the search, and so does the end of the prompt. If the search throws an error, the field suggests
    ///     nothing.
    /// - Returns: The question.
    @_disfavoredOverload  // Another overload takes a closure without a label as its check.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        history: [String] = [],
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<String> = .queue,
        pause: Duration = .milliseconds(300),
        suggesting: @escaping @MainActor (String) async throws -> [String]
    ) -> Question {
        let field = PromptField("", text: text, placeholder: placeholder, history: history)
        return searching(
            ModalContent(prompt: title, message, [field], submit: submit, cancel: cancel), policy, pause, suggesting,
            check: .unchecked { $0[0] })
    }
}

extension Flow {
    /// Asks for a text, and searches for suggestions while the user types.
    ///
    /// ```swift
    /// let city = try await prompt("City", suggesting: { text in try await search(text) })
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from. The first search is for this text.
    ///   - placeholder: What the field shows while it is empty.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the search begins, measured by the stage's clock.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - suggesting: Finds suggestions for a text, the best first. The user may enter any other text, too. Typing on
    ///     cancels the search, and so does the end of the prompt. If the search throws an error, the field suggests
    ///     nothing.
    /// - Returns: The text.
    /// - Throws: `CancellationError` if the question ends without an answer.
    @_disfavoredOverload  // Another overload takes a closure without a label as its check.
    public func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        history: [String] = [],
        submit: String? = nil,
        policy: QuestionPolicy<String> = .queue,
        pause: Duration = .milliseconds(300),
        file: String = #fileID,
        line: Int = #line,
        suggesting: @escaping @MainActor (String) async throws -> [String]
    ) async throws(CancellationError) -> String {
        try await begin(
            .prompt(
                title, message: message, text: text, placeholder: placeholder, history: history, submit: submit,
                policy: policy, pause: pause, suggesting: suggesting),
            file, line
        ).answer()
    }

    /// Asks for a text, searches for suggestions while the user types, and converts the text to a value.
    ///
    /// ```swift
    /// let city = try await prompt("City") { text in
    ///     try await search(text)
    /// } check: { text in
    ///     guard text.count > 1 else { throw InvalidInput("Enter a city.") }
    ///     return text
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from. The first search is for this text.
    ///   - placeholder: What the field shows while it is empty.
    ///   - history: Earlier entries, the oldest first. In a terminal, the arrow keys recall them.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long the user must stop typing before the search begins, measured by the stage's clock.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - suggesting: Finds suggestions for a text, the best first. The user may enter any other text, too. Typing on
    ///     cancels the search, and so does the end of the prompt. If the search throws an error, the field suggests
    ///     nothing.
    ///   - check: Makes the value from the text, or throws an error, preferably an ``InvalidInput``. The field
    ///     is locked while the check runs, but the user can still cancel. When the prompt ends, the check is cancelled.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        history: [String] = [],
        submit: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        pause: Duration = .milliseconds(300),
        file: String = #fileID,
        line: Int = #line,
        suggesting: @escaping @MainActor (String) async throws -> [String],
        check: @escaping @MainActor (String) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        try await begin(
            .prompt(
                title, message: message, text: text, placeholder: placeholder, history: history, submit: submit,
                policy: policy, pause: pause, suggesting: suggesting, check: check),
            file, line
        ).answer()
    }
}
