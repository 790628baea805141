extension Question {
    /// A question for several texts that together are turned into a value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the button that submits; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - check: Makes the value, or throws the reason, best an ``InvalidInput`` that names its field. While it runs,
    ///     input is locked. The prompt's end cancels it, and what it asks shows above the prompt.
    /// - Returns: the question.
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
            .behavior { PromptBehavior(.checked(check), suggestions: PromptSuggestions(of: fields)) },
            lacksLabels: submit == nil || cancel == nil)
    }

    /// A question for a text that is turned into a value; one that cannot be is explained beside the field.
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
    ///   - check: Makes the value, or throws the reason, best an ``InvalidInput``. While it runs, input is locked.
    ///     The prompt's end cancels it, and what it asks shows above the prompt.
    /// - Returns: the question.
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
    /// A question for a text.
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
    /// - Returns: the question.
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
            .behavior { PromptBehavior(.unchecked { $0[0] }, suggestions: PromptSuggestions(of: [field])) },
            lacksLabels: submit == nil || cancel == nil)
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
    ///   - isSecure: Whether the text must not be seen.
    ///   - suggestions: Texts that are offered while the user types; any other text is as good.
    ///   - history: What was entered before, the oldest first; a terminal recalls it by the arrow keys.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: the text.
    /// - Throws: `CancellationError` where the question ended without an answer.
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

    /// Asks for a text that is turned into a value; one that cannot be is explained beside the field.
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
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - check: Makes the value, or throws the reason, best an ``InvalidInput``. While it runs, input is locked.
    ///     The prompt's end cancels it, and what it asks shows above the prompt.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where the question ended without an answer.
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

    /// Asks for several texts that together are turned into a value.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - fields: The fields, at least one.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - check: Makes the value, or throws the reason, best an ``InvalidInput`` that names its field.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where the question ended without an answer.
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
    /// Fields to fill in, and the buttons that submit them and give up; a label that is left to the stage is empty.
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
