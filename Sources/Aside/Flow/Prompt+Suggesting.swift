// Prompts whose suggestions are searched for while one types.
extension Question where Answer == String {
    /// A question for a text, with suggestions that are searched for while the user types.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from, for which the first search is.
    ///   - placeholder: What the field shows while it is empty.
    ///   - history: What was entered before, the oldest first; a terminal recalls it by the arrow keys.
    ///   - submit: The label of the button that submits; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long nobody has to type before the search begins, by the clock of the stage.
    ///   - suggesting: Finds what to offer for a text, the best first; any other text is as good. A later text cancels it,
    ///     and so does the prompt's end. An error means that nothing is offered.
    /// - Returns: the question.
    @_disfavoredOverload  // A closure without a label is the check of another overload.
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
        var content = ModalContent(prompt: title, message, [field], submit: submit, cancel: cancel)
        content.body[0].suggestions = .searched
        return Question(
            content, policy,
            .behavior {
                PromptBehavior(.unchecked { $0[0] }, suggestions: PromptSuggestions(after: pause, suggesting))
            }, lacksLabels: submit == nil || cancel == nil)
    }
}

extension Flow {
    /// Asks for a text, with suggestions that are searched for while the user types.
    ///
    /// ```swift
    /// let city = try await prompt("City", suggesting: { text in try await search(text) })
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - text: The text to start from, for which the first search is.
    ///   - placeholder: What the field shows while it is empty.
    ///   - history: What was entered before, the oldest first; a terminal recalls it by the arrow keys.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - pause: How long nobody has to type before the search begins, by the clock of the stage.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - suggesting: Finds what to offer for a text, the best first; any other text is as good. A later text cancels it,
    ///     and so does the prompt's end. An error means that nothing is offered.
    /// - Returns: the text.
    /// - Throws: `CancellationError` where the question ended without an answer.
    @_disfavoredOverload  // A closure without a label is the check of another overload.
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
}
