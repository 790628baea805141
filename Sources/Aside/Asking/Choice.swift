/// One of the answers that an alert offers.
///
/// ```swift
/// let choice = try await alert("Delete “Groceries”?", message: "This can't be undone.") {
///     Choice("Delete", role: .destructive, Deletion.delete)
///     if canArchive { Choice("Archive", .archive) }
///     Choice("Keep", role: .cancel, .keep)
/// }
/// ```
public struct Choice<Answer> {
    @usableFromInline let label: String
    @usableFromInline let role: Role
    @usableFromInline let answer: Answer

    /// A choice with its answer.
    ///
    /// - Parameters:
    ///   - label: what the button says.
    ///   - role: what pressing it means; the answer of the cancel choice is also that of a dismissal.
    ///   - answer: what is returned when it is pressed.
    @inlinable
    public init(_ label: String, role: Role = .normal, _ answer: Answer) {
        self.label = label
        self.role = role
        self.answer = answer
    }
}

extension Array {
    /// What is shown of choices.
    func faces<Answer>() -> [ModalContent.Choice] where Element == Choice<Answer> {
        var faces: [ModalContent.Choice] = []
        faces.reserveCapacity(count)
        for index in 0..<count {
            faces.append(ModalContent.Choice(id: index, label: self[index].label, role: self[index].role))
        }
        return faces
    }
}

extension Choice: Sendable where Answer: Sendable {}
extension Choice: Equatable where Answer: Equatable {}

/// Collects the choices of an alert.
///
/// It is inlined, so that a caller's types are known to the compiler: building three choices is faster than presenting them.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// One choice.
    @inlinable
    public static func buildExpression(_ choice: Choice<Answer>) -> [Choice<Answer>] { [choice] }

    /// Choices made elsewhere.
    @inlinable
    public static func buildExpression(_ choices: [Choice<Answer>]) -> [Choice<Answer>] { choices }

    /// None.
    @inlinable
    public static func buildBlock() -> [Choice<Answer>] { [] }

    /// The first.
    @inlinable
    public static func buildPartialBlock(first: [Choice<Answer>]) -> [Choice<Answer>] { first }

    /// One after the other.
    @inlinable
    public static func buildPartialBlock(
        accumulated: [Choice<Answer>], next: [Choice<Answer>]
    ) -> [Choice<Answer>] {
        accumulated + next
    }

    /// `if` without `else`.
    @inlinable
    public static func buildOptional(_ part: [Choice<Answer>]?) -> [Choice<Answer>] { part ?? [] }

    /// `if`.
    @inlinable
    public static func buildEither(first part: [Choice<Answer>]) -> [Choice<Answer>] { part }

    /// `else`.
    @inlinable
    public static func buildEither(second part: [Choice<Answer>]) -> [Choice<Answer>] { part }

    /// `for`.
    @inlinable
    public static func buildArray(_ parts: [[Choice<Answer>]]) -> [Choice<Answer>] { parts.flatMap { $0 } }

    /// `if #available`.
    @inlinable
    public static func buildLimitedAvailability(_ part: [Choice<Answer>]) -> [Choice<Answer>] { part }
}
