// Lists whose rows show a detail or the reason why they cannot be chosen.
extension Question {
    /// Makes a question that lets the user choose one value from a list.
    ///
    /// Each row can show a detail, or the reason why it cannot be chosen.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - option: Makes the row of a value. `initial` decides whether the row is selected.
    /// - Returns: The question.
    public static func choose(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        option: (Answer) -> Outline.Option
    ) -> Question where Answer: Equatable {
        let values = Array(values)
        let options = values.map { value in
            var option = option(value)
            option.isSelected = value == initial
            return option
        }
        return Question(
            ModalContent(choose: title, message, policy.id, options, cancel: cancel ?? ""), policy, .answers(values))
    }

    /// Makes a question that lets the user choose any number of values from a list.
    ///
    /// Each row can show a detail, or the reason why it cannot be chosen.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are chosen at the start. The user cannot remove one that is unavailable.
    ///   - count: How many may be chosen, such as `1...` or `1...3`; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - done: The label of the button that confirms the selection; by default ``Strings/done`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - option: Makes the row of a value. `initial` decides whether the row is selected.
    /// - Returns: The question.
    public static func chooseMany<Value: Equatable>(
        _ title: String,
        from values: some Collection<Value>,
        initial: [Value] = [],
        count: (any RangeExpression<Int>)? = nil,
        message: String? = nil,
        done: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<[Value]> = .queue,
        option: (Value) -> Outline.Option
    ) -> Question where Answer == [Value] {
        let values = Array(values)
        var content = ModalContent(kind: .choose, title: title, message: message)
        let options = values.map { value in
            var option = option(value)
            option.isSelected = initial.contains(value)
            return option
        }
        // The list may have fewer available rows than `count` requires.
        let most = options.count { $0.unavailable == nil || $0.isSelected }
        let bounds = count?.relative(to: 0..<values.count + 1) ?? 0..<values.count + 1
        require(!bounds.isEmpty, "The list “\(title)” needs a `count` of at least one number; its range is empty.")
        let count = min(bounds.lowerBound, most)...bounds.upperBound - 1
        content.body = [Outline.Item(.list(options: options, count: count), title)]
        content.choices = [
            .init(id: 0, label: done ?? "", role: .preferred), .init(id: 1, label: cancel ?? "", role: .cancel),
        ]
        return Question(
            content, policy, .interaction { ManyBehavior(values) })
    }
}

extension Flow {
    /// Lets the user choose one value from a list.
    ///
    /// Each row can show a detail, or the reason why it cannot be chosen.
    ///
    /// ```swift
    /// let speed = try await choose("Delivery", from: ["Standard", "Express"]) { speed in
    ///     Outline.Option(speed, detail: "2 days", unavailable: speed == "Express" ? "Not to islands" : nil)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - option: Makes the row of a value. `initial` decides whether the row is selected.
    /// - Returns: The chosen value.
    /// - Throws: `CancellationError` if the question ends without an answer, which always happens if no row can be
    ///   chosen.
    public func choose<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        option: (Answer) -> Outline.Option
    ) async throws(CancellationError) -> Answer where Answer: Equatable {
        try await begin(
            .choose(title, from: values, initial: initial, message: message, policy: policy, option: option), file, line
        ).answer()
    }

    /// Lets the user choose many values from a list.
    ///
    /// Each row can show a detail, or the reason why it cannot be chosen.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are chosen at the start. The user cannot remove one that is unavailable.
    ///   - count: How many may be chosen, such as `1...` or `1...3`; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - option: Makes the row of a value. `initial` decides whether the row is selected.
    /// - Returns: The chosen values in the order of the list.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func chooseMany<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: [Answer] = [],
        count: (any RangeExpression<Int>)? = nil,
        message: String? = nil,
        policy: QuestionPolicy<[Answer]> = .queue,
        file: String = #fileID,
        line: Int = #line,
        option: (Answer) -> Outline.Option
    ) async throws(CancellationError) -> [Answer] where Answer: Equatable {
        try await begin(
            .chooseMany(
                title, from: values, initial: initial, count: count, message: message, policy: policy, option: option),
            file, line
        ).answer()
    }
}
