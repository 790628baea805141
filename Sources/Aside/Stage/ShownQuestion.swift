/// A question that the user sees and answers: a modal, or a step on the stack.
///
/// Presenters draw and operate both in the same way.
@MainActor
package protocol ShownQuestion: Operable, Sendable {
    /// What is shown now.
    var question: ModalContent { get }
    /// What is shown, without the number of the step.
    var questionAlone: ModalContent { get }
    /// The fields, the list and the buttons.
    var controls: Outline { get }
    /// The fields whose entries are being checked.
    var pendingFields: Set<Outline.Item.ID> { get }
    /// The identity of a step on the stack; `nil` for a modal, and for a step that has left.
    var entryID: StackEntry.ID? { get }
    /// Whether a step was answered, and the place of the choice or the row that was picked, if there was one.
    var answered: (isAnswered: Bool, place: Int?) { get }

    /// Presses a button, by its place among the buttons; returns `false` if it is refused.
    @discardableResult func press(_ choice: ModalContent.Choice.ID) -> Bool

    /// Picks a row of the list; returns `false` if it is refused.
    @discardableResult func pick(_ option: Int) -> Bool

    /// Presses the default button, or picks the selected row of a list of one; returns `false` if nothing was done.
    @discardableResult func submit() -> Bool

    /// Leaves the question, as Esc does: dismisses the modal, or goes back from the step.
    @discardableResult func dismiss() -> Bool
}

extension ShownQuestion {
    /// Presses a button.
    package func press(labelled label: String) throws(ControlError) {
        try operate(find(.action, label, in: nil).id, .press)
    }
}

extension Modal: ShownQuestion {
    package final var question: ModalContent { content }
    package final var questionAlone: ModalContent { content }
    package final var controls: Outline { content.outline }
    package final var entryID: StackEntry.ID? { nil }
    package final var answered: (isAnswered: Bool, place: Int?) { (ending == .answered, answeredPlace) }
}
