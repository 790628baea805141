/// The choices of an alert, as a ``ChoiceBuilder`` collects them.
public struct Choices<Answer> {
    @usableFromInline
    enum Storage {
        case one(Choice<Answer>)
        case many([Choice<Answer>])
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(_ storage: Storage) {
        self.storage = storage
    }

    @inlinable var all: [Choice<Answer>] {
        switch storage {
        case .one(let choice): [choice]
        case .many(let choices): choices
        }
    }

    @inlinable
    init(joining parts: [Choices]) {
        var all: [Choice<Answer>] = []
        all.reserveCapacity(parts.count)
        for part in parts {
            switch part.storage {
            case .one(let choice): all.append(choice)
            case .many(let choices): all += choices
            }
        }
        storage = .many(all)
    }
}

/// Collects the choices of an alert, with `if`, `switch`, `for` and `#available`.
///
/// It is inlined, so that the compiler knows the type of the answers: a question must not cost more to write than to ask.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// Adds a choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> Choices<Answer> { Choices(.one(choice)) }

    /// Explains that the answers differ in type.
    @available(*, unavailable, message: "all choices of an alert have answers of one type")
    public static func buildExpression<Other>(_ choice: Choice<Other>) -> Choices<Answer> { Choices(.many([])) }

    /// Adds choices that were collected elsewhere.
    @inlinable
    public static func buildExpression(_ choices: Choices<Answer>) -> Choices<Answer> { choices }

    /// Adds the choices of a list.
    @inlinable
    public static func buildExpression(_ choices: [Choice<Answer>]) -> Choices<Answer> { Choices(.many(choices)) }

    /// A block of one statement.
    @inlinable
    public static func buildBlock(_ first: Choices<Answer>) -> Choices<Answer> { first }

    /// A block of two statements.
    @inlinable
    public static func buildBlock(_ first: Choices<Answer>, _ second: Choices<Answer>) -> Choices<Answer> {
        if case .one(let first) = first.storage, case .one(let second) = second.storage {
            return Choices(.many([first, second]))
        }
        return Choices(joining: [first, second])
    }

    /// A block of three statements.
    @inlinable
    public static func buildBlock(
        _ first: Choices<Answer>, _ second: Choices<Answer>, _ third: Choices<Answer>
    ) -> Choices<Answer> {
        if case .one(let first) = first.storage, case .one(let second) = second.storage,
            case .one(let third) = third.storage
        {
            return Choices(.many([first, second, third]))
        }
        return Choices(joining: [first, second, third])
    }

    /// A block of any number of statements, including none.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock(_ parts: Choices<Answer>...) -> Choices<Answer> { Choices(joining: parts) }

    /// An `if` without `else`.
    @inlinable
    public static func buildOptional(_ choices: Choices<Answer>?) -> Choices<Answer> { choices ?? Choices(.many([])) }

    /// The first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(first choices: Choices<Answer>) -> Choices<Answer> { choices }

    /// Another branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(second choices: Choices<Answer>) -> Choices<Answer> { choices }

    /// A `for`.
    @inlinable
    public static func buildArray(_ rounds: [Choices<Answer>]) -> Choices<Answer> { Choices(joining: rounds) }
}
