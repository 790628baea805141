// Lists whose rows have more than a label.
extension Question {
    /// A list of which one value is chosen, with a detail beside each row, or the reason why it cannot be taken.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - option: The row of a value; whether it is selected is known from `initial`.
    /// - Returns: the question.
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
            ModalContent(choose: title, message, policy.id, options, cancel: cancel ?? ""), policy, .answers(values),
            lacksLabels: cancel == nil)
    }

    /// A list of which many values are chosen, with a detail beside each row, or the reason why it cannot be taken.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are taken from the start; one that is unavailable cannot be given back.
    ///   - count: How many may be chosen; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - done: The label of the button that answers; by default ``Strings/done`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - option: The row of a value; whether it is selected is known from `initial`.
    /// - Returns: the question.
    public static func chooseMany<Value: Equatable>(
        _ title: String,
        from values: some Collection<Value>,
        initial: [Value] = [],
        count: ClosedRange<Int>? = nil,
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
        // A list may turn out shorter than the code that asks was written for.
        let most = options.count { $0.unavailable == nil || $0.isSelected }
        let count = count.map { min($0.lowerBound, most)...$0.upperBound } ?? 0...values.count
        content.body = [Outline.Item(.list(options: options, count: count), title)]
        content.choices = [
            .init(id: 0, label: done ?? "", role: .preferred), .init(id: 1, label: cancel ?? "", role: .cancel),
        ]
        return Question(
            content, policy, .behavior { ManyBehavior(values) }, lacksLabels: done == nil || cancel == nil)
    }
}

extension Flow {
    /// Lets the user choose one of a list, with a detail beside each row, or the reason why it cannot be taken.
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
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - option: The row of a value; whether it is selected is known from `initial`.
    /// - Returns: the chosen value.
    /// - Throws: `CancellationError` where the question ended without an answer; where no row can be taken there is no
    ///   other way.
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

    /// Lets the user choose many of a list, with a detail beside each row, or the reason why it cannot be taken.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are taken from the start; one that is unavailable cannot be given back.
    ///   - count: How many may be chosen; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - option: The row of a value; whether it is selected is known from `initial`.
    /// - Returns: the chosen values in the order of the list.
    /// - Throws: `CancellationError` where the question ended without an answer.
    public func chooseMany<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: [Answer] = [],
        count: ClosedRange<Int>? = nil,
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
