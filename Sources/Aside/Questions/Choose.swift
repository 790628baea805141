extension Question {
    /// Makes a question that lets the user choose one value from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - option: Returns what a value shows: a text, or a ``ListOption`` with a detail or the reason why it cannot be
    ///     chosen. By default it is the description of the value.
    /// - Returns: The question.
    public static func choose(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        option: ((Answer) -> any OptionLabel)? = nil
    ) -> Question where Answer: Equatable {
        let values = Array(values)
        let options = values.map { ListOption($0, option, isSelected: $0 == initial) }
        return Question(
            ModalContent(
                kind: .choose, title: title, message: message,
                body: [Outline.Item(.list(options: options, count: nil), title)],
                choices: [.init(id: 0, label: "", role: .cancel)]),
            .answers(values))
    }

    /// Makes a question that lets the user choose any number of values from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are chosen at the start. The user cannot remove one that is unavailable.
    ///   - count: How many may be chosen, such as `1...` or `1...3`; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - option: Returns what a value shows: a text, or a ``ListOption`` with a detail or the reason why it cannot be
    ///     chosen. By default it is the description of the value.
    /// - Returns: The question.
    public static func chooseMany<Value: Equatable>(
        _ title: String,
        from values: some Collection<Value>,
        initial: [Value] = [],
        count: (any RangeExpression<Int>)? = nil,
        message: String? = nil,
        option: ((Value) -> any OptionLabel)? = nil
    ) -> Question where Answer == [Value] {
        let values = Array(values)
        let options = values.map { ListOption($0, option, isSelected: initial.contains($0)) }
        // The list may have fewer available rows than `count` requires.
        let most = options.count { $0.unavailable == nil || $0.isSelected }
        let open = count is ClosedRange<Int> ? nil : count?.relative(to: 0..<Int.max)
        require(
            open?.isEmpty != true, "The list “\(title)” needs a `count` of at least one number; its range is empty.")
        let required = count as? ClosedRange<Int> ?? open.map { $0.lowerBound...$0.upperBound - 1 } ?? 0...values.count
        let least = min(max(required.lowerBound, 0), most)
        let count = least...max(least, min(required.upperBound, values.count))
        return Question(
            ModalContent(
                kind: .choose, title: title, message: message,
                body: [Outline.Item(.list(options: options, count: count), title)],
                choices: [.init(id: 0, label: "", role: .preferred), .init(id: 1, label: "", role: .cancel)]),
            .many(SelectedRows(values)))
    }
}

extension Flow {
    /// Lets the user choose one value from a list.
    ///
    /// ```swift
    /// let speed = try await choose("Delivery", from: ["Standard", "Express"]) { speed in
    ///     ListOption(speed, detail: "2 days", unavailable: speed == "Express" ? "Not to islands" : nil)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The value to start from.
    ///   - message: The text below the title.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - option: Returns what a value shows: a text, or a ``ListOption`` with a detail or the reason why it cannot be
    ///     chosen. By default it is the description of the value.
    /// - Returns: The chosen value.
    /// - Throws: `CancellationError` if the question ends without an answer, which always happens if no value can be
    ///   chosen.
    public func choose<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        option: ((Answer) -> any OptionLabel)? = nil
    ) async throws(CancellationError) -> Answer where Answer: Equatable {
        try await stage.begin(
            .choose(title, from: values, initial: initial, message: message, option: option), file, line
        ).answer()
    }

    /// Lets the user choose any number of values from a list.
    ///
    /// - Parameters:
    ///   - title: What is to be chosen.
    ///   - values: The values, in the order in which they are shown.
    ///   - initial: The values that are chosen at the start. The user cannot remove one that is unavailable.
    ///   - count: How many may be chosen, such as `1...` or `1...3`; by default any number, including zero.
    ///   - message: The text below the title.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - option: Returns what a value shows: a text, or a ``ListOption`` with a detail or the reason why it cannot be
    ///     chosen. By default it is the description of the value.
    /// - Returns: The chosen values in the order of the list.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func chooseMany<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: [Answer] = [],
        count: (any RangeExpression<Int>)? = nil,
        message: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        option: ((Answer) -> any OptionLabel)? = nil
    ) async throws(CancellationError) -> [Answer] where Answer: Equatable {
        try await stage.begin(
            .chooseMany(title, from: values, initial: initial, count: count, message: message, option: option), file,
            line
        ).answer()
    }
}
