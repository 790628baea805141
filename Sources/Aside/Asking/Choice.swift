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
    let label: String
    let role: Role
    let answer: Answer

    /// A choice with its answer.
    ///
    /// - Parameters:
    ///   - label: what the button says.
    ///   - role: what pressing it means; the answer of the cancel choice is also that of a dismissal.
    ///   - answer: what is returned when it is pressed.
    public init(_ label: String, role: Role = .normal, _ answer: Answer) {
        self.label = label
        self.role = role
        self.answer = answer
    }
}

extension Choice: Sendable where Answer: Sendable {}
extension Choice: Equatable where Answer: Equatable {}

/// Collects the choices of an alert.
@resultBuilder
public enum ChoiceBuilder<Answer> {
    /// One choice.
    public static func buildExpression(_ choice: Choice<Answer>) -> [Choice<Answer>] { [choice] }
    /// Choices made elsewhere.
    public static func buildExpression(_ choices: [Choice<Answer>]) -> [Choice<Answer>] { choices }
    /// One after the other.
    public static func buildBlock(_ parts: [Choice<Answer>]...) -> [Choice<Answer>] { parts.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ part: [Choice<Answer>]?) -> [Choice<Answer>] { part ?? [] }
    /// `if`.
    public static func buildEither(first part: [Choice<Answer>]) -> [Choice<Answer>] { part }
    /// `else`.
    public static func buildEither(second part: [Choice<Answer>]) -> [Choice<Answer>] { part }
    /// `for`.
    public static func buildArray(_ parts: [[Choice<Answer>]]) -> [Choice<Answer>] { parts.flatMap { $0 } }
    /// `if #available`.
    public static func buildLimitedAvailability(_ part: [Choice<Answer>]) -> [Choice<Answer>] { part }
}
