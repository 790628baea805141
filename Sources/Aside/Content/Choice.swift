/// One of the answers that an alert offers.
///
/// A choice has a value and no action. The code after the alert acts on the value that `alert` returns. The first
/// choice, or the variable that receives the answer, determines the type of the answers.
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
    let unavailable: String?
    let answer: Answer

    /// Makes a choice with its answer.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - role: What pressing it means. If the user dismisses the alert, the answer is that of the cancel choice.
    ///   - unavailable: Why it cannot be pressed now; the alert shows this reason. `nil` if it can be pressed.
    ///   - answer: The value that the alert returns when it is pressed.
    public init(_ label: String, role: Role = .normal, unavailable: String? = nil, _ answer: Answer) {
        self.label = label
        self.role = role
        self.unavailable = unavailable
        self.answer = answer
    }
}

extension Choice: Sendable where Answer: Sendable {}
extension Choice: Equatable where Answer: Equatable {}

extension Choice {
    /// Returns what the button of the choice shows.
    func face(at place: Int) -> ModalContent.Choice {
        ModalContent.Choice(id: place, label: label, role: role, unavailable: unavailable)
    }
}
