/// The choices of an alert: what the buttons show, and the answers that they stand for.
public struct Choices<Answer> {
    @usableFromInline var faces: [ModalContent.Choice]
    @usableFromInline var answers: [Answer]

    /// - Parameters:
    ///   - faces: What the buttons show. The place of a button is its identity.
    ///   - answers: The answers, in the same order.
    @inlinable
    init(_ faces: [ModalContent.Choice], _ answers: [Answer]) {
        self.faces = faces
        self.answers = answers
    }

    @inlinable
    mutating func append(_ choice: Choice<Answer>) {
        faces.append(choice.face(at: faces.count))
        answers.append(choice.answer)
    }
}

extension Choice {
    @inlinable
    func face(at place: Int) -> ModalContent.Choice {
        ModalContent.Choice(id: place, label: label, role: role, unavailable: unavailable)
    }
}

/// What the statements of a ``ChoiceBuilder`` add.
public struct ChoiceList<Answer> {
    @usableFromInline
    enum Storage {
        case one(Choice<Answer>)
        case many(Choices<Answer>)
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(_ storage: Storage) {
        self.storage = storage
    }

    @inlinable
    init(joining parts: [ChoiceList]) {
        var all = Choices<Answer>([], [])
        all.faces.reserveCapacity(parts.count)
        all.answers.reserveCapacity(parts.count)
        for part in parts {
            switch part.storage {
            case .one(let choice): all.append(choice)
            case .many(let choices):
                for index in choices.faces.indices {
                    let face = choices.faces[index]
                    all.append(
                        Choice(
                            face.label, role: face.role, unavailable: face.unavailable, choices.answers[index]))
                }
            }
        }
        storage = .many(all)
    }
}

/// A result builder for the choices of an alert, with `if`, `switch`, `for` and `#available`.
///
/// It is inlined, so that the compiler knows the type of the answers and makes little code.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// Adds a choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> ChoiceList<Answer> { ChoiceList(.one(choice)) }

    /// Explains with a message that the answers have different types.
    @available(*, unavailable, message: "all choices of an alert have answers of one type")
    public static func buildExpression<Other>(_ choice: Choice<Other>) -> ChoiceList<Answer> { ChoiceList(joining: []) }

    /// Adds choices that were collected elsewhere.
    @inlinable
    public static func buildExpression(_ choices: Choices<Answer>) -> ChoiceList<Answer> {
        ChoiceList(.many(choices))
    }

    /// Adds the choices of a list.
    @inlinable
    public static func buildExpression(_ choices: [Choice<Answer>]) -> ChoiceList<Answer> {
        var all = Choices<Answer>([], [])
        for choice in choices { all.append(choice) }
        return ChoiceList(.many(all))
    }

    /// Builds a block of one statement.
    @inlinable
    public static func buildBlock(_ first: ChoiceList<Answer>) -> ChoiceList<Answer> { first }

    /// Builds a block of two statements.
    @inlinable
    public static func buildBlock(_ first: ChoiceList<Answer>, _ second: ChoiceList<Answer>) -> ChoiceList<Answer> {
        if case .one(let first) = first.storage, case .one(let second) = second.storage {
            return ChoiceList(.many(Choices([first.face(at: 0), second.face(at: 1)], [first.answer, second.answer])))
        }
        return ChoiceList(joining: [first, second])
    }

    /// Builds a block of three statements.
    @inlinable
    public static func buildBlock(
        _ first: ChoiceList<Answer>, _ second: ChoiceList<Answer>, _ third: ChoiceList<Answer>
    ) -> ChoiceList<Answer> {
        if case .one(let first) = first.storage, case .one(let second) = second.storage,
            case .one(let third) = third.storage
        {
            return ChoiceList(
                .many(
                    Choices(
                        [first.face(at: 0), second.face(at: 1), third.face(at: 2)],
                        [first.answer, second.answer, third.answer])))
        }
        return ChoiceList(joining: [first, second, third])
    }

    /// Builds a block of any number of statements, including none.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock(_ parts: ChoiceList<Answer>...) -> ChoiceList<Answer> { ChoiceList(joining: parts) }

    /// Builds an `if` without `else`.
    @inlinable
    public static func buildOptional(_ choices: ChoiceList<Answer>?) -> ChoiceList<Answer> {
        choices ?? ChoiceList(joining: [])
    }

    /// Builds the first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(first choices: ChoiceList<Answer>) -> ChoiceList<Answer> { choices }

    /// Builds another branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(second choices: ChoiceList<Answer>) -> ChoiceList<Answer> { choices }

    /// Builds a `for` loop.
    @inlinable
    public static func buildArray(_ rounds: [ChoiceList<Answer>]) -> ChoiceList<Answer> { ChoiceList(joining: rounds) }

    /// Returns all of the choices.
    @inlinable
    public static func buildFinalResult(_ choices: ChoiceList<Answer>) -> Choices<Answer> {
        switch choices.storage {
        case .one(let choice): Choices([choice.face(at: 0)], [choice.answer])
        case .many(let all): all
        }
    }
}
