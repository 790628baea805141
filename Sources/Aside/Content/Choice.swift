/// One of the answers that an alert offers.
///
/// It has a value and no action: the code after the alert acts on what `alert` returns. The first choice, or whoever
/// takes the answer, says of which type the answers are.
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
    @usableFromInline let unavailable: String?
    @usableFromInline let answer: Answer

    /// A choice with its answer.
    ///
    /// - Parameters:
    ///   - label: what the button says.
    ///   - role: what pressing it means; the answer of the cancel choice is also that of a dismissal.
    ///   - unavailable: why it cannot be pressed now, which is shown; `nil` where it can.
    ///   - answer: what is returned when it is pressed.
    @inlinable
    public init(_ label: String, role: Role = .normal, unavailable: String? = nil, _ answer: Answer) {
        self.label = label
        self.role = role
        self.unavailable = unavailable
        self.answer = answer
    }
}

extension Choice: Sendable where Answer: Sendable {}
extension Choice: Equatable where Answer: Equatable {}
