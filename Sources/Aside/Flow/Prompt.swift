extension Question {
    /// Makes a question for several texts, and combines them into one value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - check: Makes the value from the texts, or throws an error, preferably an ``InvalidInput`` that names
    ///     its field. The fields are locked while the check runs, but the user can still cancel. When the prompt ends,
    ///     the check is cancelled. Questions that the check asks are shown above the prompt.
    /// - Returns: The question.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        fields: [PromptField],
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        check: @escaping @MainActor (FieldValues) async throws -> Answer
    ) -> Question {
        Question(
            ModalContent(prompt: title, message, fields, submit: submit, cancel: cancel), policy,
            .interaction { PromptBehavior(.checked(check), suggestions: PromptSuggestions(of: fields)) })
    }

    /// Makes a question for a text, and converts the text to a value.
    ///
    /// If the conversion fails, the prompt shows the message beside the field.
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
    ///   - check: Makes the value from the text, or throws an error, preferably an ``InvalidInput``. The fields
    ///     are locked while the check runs, but the user can still cancel. When the prompt ends, the check is
    ///     cancelled. Questions that the check asks are shown above the prompt.
    /// - Returns: The question.
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
        policy: QuestionPolicy<Answer> = .queue,
        check: @escaping @MainActor (String) async throws -> Answer
    ) -> Question {
        let field = PromptField(
            "", text: text, placeholder: placeholder, isSecure: isSecure, suggestions: suggestions, history: history)
        return prompt(
            title, message: message, fields: [field], submit: submit, cancel: cancel, policy: policy
        ) {
            try await check($0[0])
        }
    }
}

extension Question where Answer == String {
    /// Makes a question for a text.
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
    /// - Returns: The question.
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
        policy: QuestionPolicy<String> = .queue
    ) -> Question {
        let field = PromptField(
            "", text: text, placeholder: placeholder, isSecure: isSecure, suggestions: suggestions, history: history)
        return Question(
            ModalContent(prompt: title, message, [field], submit: submit, cancel: cancel), policy,
            .interaction { PromptBehavior(.unchecked { $0[0] }, suggestions: PromptSuggestions(of: [field])) })
    }
}

extension Flow {
    /// Asks for a text.
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
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The text.
    /// - Throws: `CancellationError` if the question ends without an answer.
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
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> String {
        try await begin(
            .prompt(
                title, message: message, text: text, placeholder: placeholder, isSecure: isSecure,
                suggestions: suggestions, history: history, submit: submit, policy: policy),
            file, line
        ).answer()
    }

    /// Asks for a text, and converts it to a value.
    ///
    /// If the conversion fails, the prompt shows the message beside the field.
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
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - check: Makes the value from the text, or throws an error, preferably an ``InvalidInput``. The fields
    ///     are locked while the check runs, but the user can still cancel. When the prompt ends, the check is
    ///     cancelled. Questions that the check asks are shown above the prompt.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        isSecure: Bool = false,
        suggestions: [String] = [],
        history: [String] = [],
        submit: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        check: @escaping @MainActor (String) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        let field = PromptField(
            "", text: text, placeholder: placeholder, isSecure: isSecure, suggestions: suggestions, history: history)
        return try await prompt(
            title, message: message, fields: [field], submit: submit, policy: policy, file: file, line: line
        ) {
            try await check($0[0])
        }
    }

    /// Asks for several texts, and combines them into one value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - check: Makes the value from the texts, or throws an error, preferably an ``InvalidInput`` that names
    ///     its field.
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        fields: [PromptField],
        submit: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        check: @escaping @MainActor (FieldValues) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        try await begin(
            .prompt(
                title, message: message, fields: fields, submit: submit,
                policy: policy, check: check),
            file, line
        ).answer()
    }
}

extension ModalContent {
    /// Makes a question with fields to fill in, a submit button and a cancel button.
    ///
    /// If a label is `nil`, the stage supplies it later.
    init(
        prompt title: String, _ message: String?, _ fields: [PromptField], submit: String?, cancel: String?
    ) {
        require(!fields.isEmpty, "The prompt “\(title)” has no fields. Give it at least one PromptField.")
        self.init(kind: .prompt, title: title, message: message)
        body = fields.map { $0.item(in: title) }
        choices = [
            .init(id: 0, label: submit ?? "", role: .preferred), .init(id: 1, label: cancel ?? "", role: .cancel),
        ]
    }
}
