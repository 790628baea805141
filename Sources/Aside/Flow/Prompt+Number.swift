extension Question where Answer == Int {
    /// A question for a whole number.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are taken; any other text is explained beside the field.
    ///   - step: How far one step goes, at least 1.
    ///   - submit: The label of the button that submits; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: the question.
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
            .behavior { PromptBehavior(.unchecked { $0[number: title] }) },
            lacksLabels: submit == nil || cancel == nil)
    }
}

extension Question where Answer == Double {
    /// A question for a number with decimals.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are taken; any other text is explained beside the field.
    ///   - step: How far one step goes, more than 0.
    ///   - submit: The label of the button that submits; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel``.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: the question.
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
            .behavior { PromptBehavior(.unchecked { $0[decimal: title] }) },
            lacksLabels: submit == nil || cancel == nil)
    }
}

extension Flow {
    /// Asks for a whole number; what is no number of the range is explained beside the field.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are taken.
    ///   - step: How far one step goes, at least 1.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: the number.
    /// - Throws: `CancellationError` where the question ended without an answer.
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

    /// Asks for a number with decimals; what is no number of the range is explained beside the field.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The number to start from; `nil` for none.
    ///   - range: The numbers that are taken.
    ///   - step: How far one step goes, more than 0.
    ///   - submit: The label of the button that submits.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: the number.
    /// - Throws: `CancellationError` where the question ended without an answer.
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
