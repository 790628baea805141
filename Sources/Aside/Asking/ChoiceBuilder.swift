/// The choices of an alert: what is shown of them, and beside that what they mean.
public struct Choices<Answer> {
    @usableFromInline private(set) var faces: [ModalContent.Choice] = []
    @usableFromInline private(set) var answers: [Answer] = []
    @usableFromInline private(set) var cancelCount = 0

    @inlinable
    init(capacity: Int = 4) {
        faces.reserveCapacity(capacity)
        answers.reserveCapacity(capacity)
    }

    @inlinable
    mutating func append(_ choice: Choice<Answer>) {
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

/// What one statement adds to the choices of an alert.
public protocol ChoicePart<Answer> {
    /// What the choices mean.
    associatedtype Answer

    /// Adds itself to the choices before it.
    func add(to choices: inout Choices<Answer>)
}

extension Choice: ChoicePart {
    /// Adds itself to the choices before it.
    @inlinable
    public func add(to choices: inout Choices<Answer>) { choices.append(self) }
}

extension Choices: ChoicePart {
    /// Adds all of them to the choices before them.
    @inlinable
    public func add(to choices: inout Choices) { choices.append(self) }
}

/// Collects the choices of an alert.
///
/// It is inlined, so that the compiler knows the type of the answers: a question must not cost more to write than to ask.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// One choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> Choice<Answer> { choice }

    /// A choice whose answer is of another type.
    @available(*, unavailable, message: "all choices of an alert have answers of one type")
    public static func buildExpression<Other>(_ choice: Choice<Other>) -> Choices<Answer> { Choices() }

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

    /// No choice.
    @inlinable
    public static func buildBlock() -> Choices<Answer> { Choices() }

    /// One choice.
    @inlinable
    public static func buildBlock(_ first: Choice<Answer>) -> Choices<Answer> {
        var all = Choices<Answer>(capacity: 1)
        all.append(first)
        return all
    }

    /// Two choices.
    @inlinable
    public static func buildBlock(_ first: Choice<Answer>, _ second: Choice<Answer>) -> Choices<Answer> {
        var all = Choices<Answer>(capacity: 2)
        all.append(first)
        all.append(second)
        return all
    }

    /// Three choices.
    @inlinable
    public static func buildBlock(
        _ first: Choice<Answer>, _ second: Choice<Answer>, _ third: Choice<Answer>
    ) -> Choices<Answer> {
        var all = Choices<Answer>(capacity: 3)
        all.append(first)
        all.append(second)
        all.append(third)
        return all
    }

    /// One after the other.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock(_ parts: any ChoicePart<Answer>...) -> Choices<Answer> {
        var all = Choices<Answer>(capacity: parts.count)
        for part in parts { part.add(to: &all) }
        return all
    }

    /// `if` without `else`.
    @inlinable
    public static func buildOptional(_ choices: Choices<Answer>?) -> Choices<Answer> { choices ?? Choices() }

    /// `if`.
    @inlinable
    public static func buildEither(first choices: Choices<Answer>) -> Choices<Answer> { choices }

    /// `else`.
    @inlinable
    public static func buildEither(second choices: Choices<Answer>) -> Choices<Answer> { choices }

    /// `for`.
    @inlinable
    public static func buildArray(_ rounds: [Choices<Answer>]) -> Choices<Answer> {
        var all = Choices<Answer>()
        for choices in rounds { all.append(choices) }
        return all
    }

    /// `if #available`.
    @inlinable
    public static func buildLimitedAvailability(_ choices: Choices<Answer>) -> Choices<Answer> { choices }
}
