extension Question where Answer == Int {
    /// Makes a question for a whole number.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are accepted. For any other input, a message beside the field says why.
    ///   - step: How much one step adds or subtracts, at least 1.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: The question.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        value: Int?,
        in range: ClosedRange<Int> = .min ... .max,
        step: Int = 1,
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Int> = .queue
    ) -> Question {
        let field = PromptField.number(title, value: value, in: range, step: step)
        return Question(
            ModalContent(prompt: title, message, [field], submit: submit, cancel: cancel), policy,
            .interaction { PromptBehavior(.unchecked { $0[number: title] }) })
    }
}

extension Question where Answer == Double {
    /// Makes a question for a number with decimals.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are accepted. For any other input, a message beside the field says why.
    ///   - step: How much one step adds or subtracts, more than 0.
    ///   - submit: The label of the submit button; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: The question.
    @inline(never)
    public static func prompt(
        _ title: String,
        message: String? = nil,
        value: Double?,
        in range: ClosedRange<Double> = -.infinity ... .infinity,
        step: Double = 1,
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Double> = .queue
    ) -> Question {
        let field = PromptField.number(title, value: value, in: range, step: step)
        return Question(
            ModalContent(prompt: title, message, [field], submit: submit, cancel: cancel), policy,
            .interaction { PromptBehavior(.unchecked { $0[decimal: title] }) })
    }
}

extension Flow {
    /// Asks for a whole number.
    ///
    /// If the input is not a number in the range, a message beside the field says so.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are accepted.
    ///   - step: How much one step adds or subtracts, at least 1.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The number.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt(
        _ title: String,
        message: String? = nil,
        value: Int?,
        in range: ClosedRange<Int> = .min ... .max,
        step: Int = 1,
        submit: String? = nil,
        policy: QuestionPolicy<Int> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Int {
        try await begin(
            .prompt(title, message: message, value: value, in: range, step: step, submit: submit, policy: policy),
            file, line
        ).answer()
    }

    /// Asks for a number with decimals.
    ///
    /// If the input is not a number in the range, a message beside the field says so.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are accepted.
    ///   - step: How much one step adds or subtracts, more than 0.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The number.
    /// - Throws: `CancellationError` if the question ends without an answer.
    @_disfavoredOverload
    public func prompt(
        _ title: String,
        message: String? = nil,
        value: Double?,
        in range: ClosedRange<Double> = -.infinity ... .infinity,
        step: Double = 1,
        submit: String? = nil,
        policy: QuestionPolicy<Double> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Double {
        try await begin(
            .prompt(title, message: message, value: value, in: range, step: step, submit: submit, policy: policy),
            file, line
        ).answer()
    }
}
