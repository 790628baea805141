/// A list of which one row is the answer.
@MainActor
final class ChoiceOfOne<Answer>: Question<Answer> {
    private let answers: [Answer]

    init(
        _ title: String, message: String?, answers: [Answer], labels: [String], initial: Int?, asking: Asking<Answer>,
        host: ModalHost
    ) {
        self.answers = answers
        var content = ModalContent(kind: .choose, title: title, message: message)
        content.options = labels.enumerated().map { .init(id: $0, label: $1, isSelected: $0 == initial) }
        content.choices = [.init(id: 0, label: host.words.cancel, role: .cancel)]
        super.init(content, asking: asking, host: host)
    }

    override func pick(_ option: ModalContent.Option.ID) -> Bool {
        answers.indices.contains(option) && settle(with: answers[option])
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
final class ChoiceOfMany<Answer>: Question<[Answer]> {
    private let answers: [Answer]
    private let limits: ClosedRange<Int>

    init(
        _ title: String, message: String?, answers: [Answer], labels: [String], initial: Set<Int>,
        limits: ClosedRange<Int>, asking: Asking<[Answer]>, host: ModalHost
    ) {
        self.answers = answers
        self.limits = limits
        var content = ModalContent(kind: .choose, title: title, message: message)
        content.options = labels.enumerated().map { .init(id: $0, label: $1, isSelected: initial.contains($0)) }
        content.limits = limits
        content.choices = [
            .init(id: 0, label: host.words.done, role: .preferred),
            .init(id: 1, label: host.words.cancel, role: .cancel),
        ]
        super.init(content, asking: asking, host: host)
    }

    override func pick(_ option: ModalContent.Option.ID) -> Bool {
        guard host.isOpen(id), content.options.indices.contains(option) else { return false }
        let isFull = content.options.count(where: \.isSelected) >= limits.upperBound
        guard content.options[option].isSelected || !isFull else { return false }
        content.options[option].isSelected.toggle()
        return true
    }

    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        guard choice == 0 else { return choice == 1 && host.dismiss(id) }
        let picked = content.options.filter(\.isSelected).map { answers[$0.id] }
        return limits.contains(picked.count) && settle(with: picked)
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
    ///   - asking: what it does when another modal stands in its place, and when it ends by itself.
    ///   - label: what the row of a value says.
    /// - Returns: the chosen value.
    /// - Throws: `CancellationError` where it ended without an answer; from an empty list there is no other way.
    public func choose<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: Answer? = nil,
        message: String? = nil,
        asking: Asking<Answer> = .queue,
        label: (Answer) -> String = { String(describing: $0) }
    ) async throws(CancellationError) -> Answer where Answer: Equatable {
        let values = Array(values)
        let start = initial.flatMap { values.firstIndex(of: $0) }
        let list = ChoiceOfOne(
            title, message: message, answers: values, labels: values.map(label), initial: start, asking: asking,
            host: stage.host
        )
        return try await ask(list, asking)
    }

    /// Lets the user choose many of a list.
    ///
    /// - Parameters:
    ///   - title: what is to be chosen.
    ///   - values: the values, in the order in which they are shown.
    ///   - initial: the values that are taken from the start.
    ///   - count: how many may be chosen; by default any number, none included.
    ///   - message: what it says more.
    ///   - asking: what it does when another modal stands in its place, and when it ends by itself.
    ///   - label: what the row of a value says.
    /// - Returns: the chosen values in the order of the list.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func chooseMany<Answer>(
        _ title: String,
        from values: some Collection<Answer>,
        initial: [Answer] = [],
        count: ClosedRange<Int>? = nil,
        message: String? = nil,
        asking: Asking<[Answer]> = .queue,
        label: (Answer) -> String = { String(describing: $0) }
    ) async throws(CancellationError) -> [Answer] where Answer: Equatable {
        let values = Array(values)
        let start = values.indices.filter { initial.contains(values[$0]) }
        let list = ChoiceOfMany(
            title, message: message, answers: values, labels: values.map(label), initial: Set(start),
            limits: count ?? 0...values.count, asking: asking, host: stage.host
        )
        return try await ask(list, asking)
    }
}
