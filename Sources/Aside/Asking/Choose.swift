/// A list of which one row is the answer.
@MainActor
final class ChoiceOfOne: Modal {
    override func pick(_ option: ModalContent.Option.ID) -> Bool {
        content.options.indices.contains(option) && settle(.place(option))
    }

    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        choice == 0 && host.dismiss(id)
    }

    override func submit() -> Bool {
        content.options.first(where: \.isSelected).map { pick($0.id) } ?? false
    }
}

/// A list of which many rows are the answer.
@MainActor
final class ChoiceOfMany: Modal {
    override func pick(_ option: ModalContent.Option.ID) -> Bool {
        guard host.isOpen(id), content.options.indices.contains(option) else { return false }
        let isFull = content.options.count(where: \.isSelected) >= content.count?.upperBound ?? .max
        guard content.options[option].isSelected || !isFull else { return false }
        content.options[option].isSelected.toggle()
        return true
    }

    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        guard choice == 0 else { return choice == 1 && host.dismiss(id) }
        let picked = content.options.filter(\.isSelected).map(\.id)
        return content.count?.contains(picked.count) ?? true && settle(.value(picked))
    }
}

extension Flow {
    /// Lets the user choose one of a list.
    ///
    /// - Parameters:
    ///   - title: what is to be chosen.
    ///   - values: the values, in the order in which they are shown.
    ///   - initial: the value to start from.
    ///   - message: what it says more.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - label: what the row of a value says.
    /// - Returns: the chosen value.
    /// - Throws: `CancellationError` where it ended without an answer; from an empty list there is no other way.
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
        let values = Array(values)
        let line = SourceLine(fileID: file, line: line)
        var content = ModalContent(kind: .choose, title: title, message: message, identity: policy.manner.key)
        content.options = options(values, label) { $0 == initial }
        content.choices = [.init(id: 0, label: stage.strings.cancel, role: .cancel)]
        if let known = stage.knownAnswer(to: content, source: line) { return values[known] }
        let asked = stage.ask(ChoiceOfOne(content, policy.manner, line, host: stage.host))
        if asked.ending == nil { await asked.wait() }
        return try asked.answer { values.indices.contains($0) ? values[$0] : nil }
    }

    /// Lets the user choose many of a list.
    ///
    /// - Parameters:
    ///   - title: what is to be chosen.
    ///   - values: the values, in the order in which they are shown.
    ///   - initial: the values that are taken from the start.
    ///   - count: how many may be chosen; by default any number, none included.
    ///   - message: what it says more.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - label: what the row of a value says.
    /// - Returns: the chosen values in the order of the list.
    /// - Throws: `CancellationError` where it ended without an answer.
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
        let values = Array(values)
        let line = SourceLine(fileID: file, line: line)
        var content = ModalContent(kind: .choose, title: title, message: message, identity: policy.manner.key)
        content.options = options(values, label) { initial.contains($0) }
        // A list may turn out shorter than the code that asks was written for.
        content.count = count.map { min($0.lowerBound, values.count)...$0.upperBound } ?? 0...values.count
        content.choices = [
            .init(id: 0, label: stage.strings.done, role: .preferred),
            .init(id: 1, label: stage.strings.cancel, role: .cancel),
        ]
        let asked = stage.ask(ChoiceOfMany(content, policy.manner, line, host: stage.host))
        if asked.ending == nil { await asked.wait() }
        return try asked.answers { values.indices.contains($0) ? values[$0] : nil }
    }

    private func options<Answer>(
        _ values: [Answer], _ label: (Answer) -> String, _ isSelected: (Answer) -> Bool
    ) -> [ModalContent.Option] {
        values.enumerated().map { index, value in
            ModalContent.Option(id: index, label: label(value), isSelected: isSelected(value))
        }
    }
}
