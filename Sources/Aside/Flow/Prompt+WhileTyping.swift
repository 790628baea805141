// Prompts that say what is wrong while one types, and not only when one submits.
extension Question where Answer == String {
    /// A question for a text that is checked while it is typed.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from.
    ///   - placeholder: What the field shows while it is empty.
    ///   - isSecure: Whether the text must not be seen.
    ///   - suggestions: Texts that are offered while the user types; any other text is as good.
    ///   - history: What was entered before, the oldest first; a terminal recalls it by the arrow keys.
    ///   - submit: The label of the button that submits; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long nobody has to type before the text is checked, by the clock of the stage.
    ///   - whileTyping: Throws what is wrong with the text, best an ``InvalidInput``. A later text cancels it. The button is
    ///     disabled until it has passed; a text that is submitted before that is checked first.
    /// - Returns: the question.
    @_disfavoredOverload  // A closure without a label is the check of another overload.
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
    /// A question for several texts that are checked while they are typed, and together are turned into a value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the button that submits; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long nobody has to type before the texts are checked, by the clock of the stage.
    ///   - whileTyping: Throws what is wrong with the texts, best an ``InvalidInput`` that names its field. A later text cancels
    ///     it. The button is disabled until it has passed; what is submitted before that is checked first.
    ///   - check: Makes the value of what has passed, or throws the reason.
    /// - Returns: the question.
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
        let reading = Reading.behavior {
            let typing = TypingExaminer(after: pause, whileTyping)
            return PromptBehavior(
                .checked { values in
                    try await typing.examineSubmitted(values)
                    return try await check(values)
                }, whileTyping: typing, suggestions: PromptSuggestions(of: fields))
        }
        return Question(content, policy, reading, lacksLabels: submit == nil || cancel == nil)
    }
}

extension Flow {
    /// Asks for a text that is checked while it is typed.
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
    ///   - isSecure: Whether the text must not be seen.
    ///   - suggestions: Texts that are offered while the user types; any other text is as good.
    ///   - history: What was entered before, the oldest first; a terminal recalls it by the arrow keys.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long nobody has to type before the text is checked, by the clock of the stage.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - whileTyping: Throws what is wrong with the text, best an ``InvalidInput``. A later text cancels it. The button is
    ///     disabled until it has passed; a text that is submitted before that is checked first.
    /// - Returns: the text.
    /// - Throws: `CancellationError` where the question ended without an answer.
    @_disfavoredOverload  // A closure without a label is the check of another overload.
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

    /// Asks for several texts that are checked while they are typed, and together are turned into a value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long nobody has to type before the texts are checked, by the clock of the stage.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - whileTyping: Throws what is wrong with the texts, best an ``InvalidInput`` that names its field. A later text cancels
    ///     it. The button is disabled until it has passed; what is submitted before that is checked first.
    ///   - check: Makes the value of what has passed, or throws the reason.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where the question ended without an answer.
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
