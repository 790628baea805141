extension Question {
    /// A list of which one value is chosen.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - label: The label of a value.
    /// - Returns: the question.
    public static func choose(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        label: (Answer) -> String = { String(describing: $0) }
    ) -> Question where Answer: Equatable {
        let values = Array(values)
        let content = ModalContent(
            choose: title, message, policy.id, list(title, values, label) { $0 == initial }, cancel: cancel ?? "")
        return Question(content, policy, .answers(values), lacksLabels: cancel == nil)
    }

    /// A list of which many values are chosen.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are taken from the start.
    ///   - count: How many may be chosen; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - done: The label of the button that answers; by default ``Strings/done`` of the stage.
    ///   - cancel: The label of the button that gives up; by default ``Strings/cancel`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - label: The label of a value.
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
        label: (Value) -> String = { String(describing: $0) }
    ) -> Question where Answer == [Value] {
        let values = Array(values)
        var content = ModalContent(kind: .choose, title: title, message: message)
        // A list may turn out shorter than the code that asks was written for.
        let count = count.map { min($0.lowerBound, values.count)...$0.upperBound } ?? 0...values.count
        content.body = [list(title, values, count: count, label) { initial.contains($0) }]
        content.choices = [
            .init(id: 0, label: done ?? "", role: .preferred), .init(id: 1, label: cancel ?? "", role: .cancel),
        ]
        return Question(
            content, policy, .behavior { ManyBehavior(values) }, lacksLabels: done == nil || cancel == nil)
    }
}

@MainActor
private func list<Value>(
    _ title: String, _ values: [Value], count: ClosedRange<Int>? = nil, _ label: (Value) -> String,
    _ isSelected: (Value) -> Bool
) -> Outline.Item {
    let options = values.map { Outline.Option(label($0), isSelected: isSelected($0)) }
    return Outline.Item(.list(options: options, count: count), title)
}

extension Flow {
    /// Lets the user choose one of a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - label: The label of a value.
    /// - Returns: the chosen value.
    /// - Throws: `CancellationError` where the question ended without an answer; from an empty list there is no other way.
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
        let stage = stage
        let source = SourceLine(fileID: file, line: line)
        let values = Array(values)
        let content = ModalContent(
            choose: title, message, policy.id, list(title, values, label) { $0 == initial },
            cancel: stage.strings.cancel)
        if let known = stage.knownAnswer(to: content, source: source) { return values[known] }
        return try await stage.ask(Question(content, policy, .answers(values)), source: source)
    }

    /// Lets the user choose many of a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are taken from the start.
    ///   - count: How many may be chosen; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - label: The label of a value.
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
        label: (Answer) -> String = { String(describing: $0) }
    ) async throws(CancellationError) -> [Answer] where Answer: Equatable {
        let strings = stage.strings
        return try await ask(
            .chooseMany(
                title, from: values, initial: initial, count: count, message: message, done: strings.done,
                cancel: strings.cancel, policy: policy, label: label),
            file: file, line: line)
    }
}

extension ModalContent {
    fileprivate init(
        choose title: String, _ message: String?, _ identity: String?, _ list: Outline.Item, cancel: String
    ) {
        self.init(kind: .choose, title: title, message: message)
        self.identity = identity
        body = [list]
        choices = [.init(id: 0, label: cancel, role: .cancel)]
    }
}
