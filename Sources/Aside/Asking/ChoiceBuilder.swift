/// The choices of an alert: what is shown of them, and beside that what they mean.
public struct Choices<Answer> {
    @usableFromInline private(set) var faces: [ModalContent.Choice] = []
    @usableFromInline private(set) var answers: [Answer] = []
    @usableFromInline private(set) var cancelCount = 0

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ choice: Choice<Answer>) {
        if faces.isEmpty {
            faces.reserveCapacity(4)
            answers.reserveCapacity(4)
        }
        faces.append(ModalContent.Choice(id: faces.count, label: choice.label, role: choice.role))
        answers.append(choice.answer)
        if choice.role == .cancel { cancelCount += 1 }
    }

    @inlinable
    mutating func append(_ choices: Choices) {
        for (face, answer) in zip(choices.faces, choices.answers) {
            append(Choice(face.label, role: face.role, answer))
        }
    }
}

/// Collects the choices of an alert.
///
/// It is inlined, so that the compiler knows the type of the answers: a question must not cost more to write than to ask.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// One choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> Choice<Answer> { choice }

    /// Choices made elsewhere.
    @inlinable
    public static func buildExpression(_ choices: Choices<Answer>) -> Choices<Answer> { choices }

    /// Choices of a list.
    @inlinable
    public static func buildExpression(_ choices: [Choice<Answer>]) -> Choices<Answer> {
        var all = Choices<Answer>()
        for choice in choices { all.append(choice) }
        return all
    }

    /// None.
    @inlinable
    public static func buildBlock() -> Choices<Answer> { Choices() }

    /// The first.
    @inlinable
    public static func buildPartialBlock(first: Choice<Answer>) -> Choices<Answer> {
        buildPartialBlock(accumulated: Choices(), next: first)
    }

    /// The first ones.
    @inlinable
    public static func buildPartialBlock(first: Choices<Answer>) -> Choices<Answer> { first }

    /// One more.
    @inlinable
    public static func buildPartialBlock(
        accumulated: consuming Choices<Answer>, next: Choice<Answer>
    ) -> Choices<Answer> {
        accumulated.append(next)
        return accumulated
    }

    /// More.
    @inlinable
    public static func buildPartialBlock(
        accumulated: consuming Choices<Answer>, next: Choices<Answer>
    ) -> Choices<Answer> {
        accumulated.append(next)
        return accumulated
    }

    /// `if` without `else`.
    @inlinable
    public static func buildOptional(_ part: Choices<Answer>?) -> Choices<Answer> { part ?? Choices() }

    /// `if`.
    @inlinable
    public static func buildEither(first part: Choices<Answer>) -> Choices<Answer> { part }

    /// `else`.
    @inlinable
    public static func buildEither(second part: Choices<Answer>) -> Choices<Answer> { part }

    /// `for`.
    @inlinable
    public static func buildArray(_ parts: [Choices<Answer>]) -> Choices<Answer> {
        var all = Choices<Answer>()
        for part in parts { all.append(part) }
        return all
    }

    /// `if #available`.
    @inlinable
    public static func buildLimitedAvailability(_ part: Choices<Answer>) -> Choices<Answer> { part }
}
