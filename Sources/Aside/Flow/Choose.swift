extension Question {
    /// Makes a question that lets the user choose one value from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - label: The label of a value.
    /// - Returns: The question.
    public static func choose(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        label: (Answer) -> String = { String(describing: $0) }
    ) -> Question where Answer: Equatable {
        choose(title, from: values, initial: initial, message: message, cancel: cancel, policy: policy) {
            Outline.Option(label($0))
        }
    }

    /// Makes a question that lets the user choose many values from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are chosen at the start.
    ///   - count: How many may be chosen, such as `1...` or `1...3`; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - done: The label of the button that confirms the selection; by default ``Strings/done`` of the stage.
    ///   - cancel: The label of the cancel button; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - label: The label of a value.
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
        label: (Value) -> String = { String(describing: $0) }
    ) -> Question where Answer == [Value] {
        chooseMany(
            title, from: values, initial: initial, count: count, message: message, done: done, cancel: cancel,
            policy: policy
        ) { value in
            Outline.Option(label(value))
        }
    }
}

extension Flow {
    /// Lets the user choose one value from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - label: The label of a value.
    /// - Returns: The chosen value.
    /// - Throws: `CancellationError` if the question ends without an answer, which always happens if the list is empty.
    public func choose<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        label: (Answer) -> String = { String(describing: $0) }
    ) async throws(CancellationError) -> Answer where Answer: Equatable {
        try await begin(
            .choose(title, from: values, initial: initial, message: message, policy: policy, label: label), file, line
        ).answer()
    }

    /// Lets the user choose many values from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are chosen at the start.
    ///   - count: How many may be chosen, such as `1...` or `1...3`; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - label: The label of a value.
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
        label: (Answer) -> String = { String(describing: $0) }
    ) async throws(CancellationError) -> [Answer] where Answer: Equatable {
        try await begin(
            .chooseMany(
                title, from: values, initial: initial, count: count, message: message, policy: policy, label: label),
            file, line
        ).answer()
    }
}

extension ModalContent {
    init(
        choose title: String, _ message: String?, _ identity: String?, _ options: [Outline.Option], cancel: String
    ) {
        self.init(
            kind: .choose, title: title, message: message, identity: identity,
            body: [Outline.Item(.list(options: options, count: nil), title)],
            choices: [.init(id: 0, label: cancel, role: .cancel)])
    }
}
