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

/// Collects the choices of an alert.
///
/// It is inlined, so that the compiler knows the type of the answers: a question must not cost more to write than to ask.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// What one statement adds.
    public enum Part {
        /// A choice.
        case one(Choice<Answer>)
        /// The choices of a list, a condition or a loop.
        case many(Choices<Answer>)
    }

    /// One choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> Part { .one(choice) }

    /// Choices made elsewhere.
    @inlinable
    public static func buildExpression(_ choices: Choices<Answer>) -> Part { .many(choices) }

    /// Choices of a list.
    @inlinable
    public static func buildExpression(_ choices: [Choice<Answer>]) -> Part {
        var all = Choices<Answer>()
        for choice in choices { all.append(choice) }
        return .many(all)
    }

    /// One after the other.
    @inlinable
    public static func buildBlock(_ parts: Part...) -> Choices<Answer> {
        var all = Choices<Answer>(capacity: parts.count)
        for part in parts {
            switch part {
            case .one(let choice): all.append(choice)
            case .many(let choices): all.append(choices)
            }
        }
        return all
    }

    /// `if` without `else`.
    @inlinable
    public static func buildOptional(_ choices: Choices<Answer>?) -> Part { .many(choices ?? Choices()) }

    /// `if`.
    @inlinable
    public static func buildEither(first choices: Choices<Answer>) -> Part { .many(choices) }

    /// `else`.
    @inlinable
    public static func buildEither(second choices: Choices<Answer>) -> Part { .many(choices) }

    /// `for`.
    @inlinable
    public static func buildArray(_ rounds: [Choices<Answer>]) -> Part {
        var all = Choices<Answer>()
        for choices in rounds { all.append(choices) }
        return .many(all)
    }

    /// `if #available`.
    @inlinable
    public static func buildLimitedAvailability(_ choices: Choices<Answer>) -> Part { .many(choices) }
}
