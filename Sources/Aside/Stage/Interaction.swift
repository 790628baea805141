/// What runs inside a modal, or is typed into it: a prompt, a list of many, a sheet, or running work.
///
/// An alert, a confirmation and a list of one need no interaction: each choice or row has its answer. An interaction
/// belongs to one modal, and answers by ``Asked/settle(_:)`` in the name of the user, or by ``Asked/settleByItself(_:)``
/// from its own work. ``ModalQueue`` decides whether the answer still counts.
@MainActor
protocol Interaction<Answer>: AnyObject {
    associatedtype Answer

    /// Whether ``Modal/Event/mayClose`` decides about a dismissal by the user.
    var isGuarded: Bool { get }
    /// Whether a dismissal by the user now asks first whether to discard what was entered.
    var asksBeforeClosing: Bool { get }
    /// The fields whose check or search is about to run, or running.
    var pendingFields: Set<Outline.Item.ID> { get }
    /// Whether work runs inside the modal from the beginning.
    var hostsWork: Bool { get }
    /// The operation that runs inside, after whose end the caller continues.
    var operation: RunningOperation? { get }

    /// Does what the user does with a button or a row.
    ///
    /// - Parameters:
    ///   - operation: To press a button, or to pick a row.
    ///   - place: The place of the button among the buttons, or of the row in its list.
    ///   - modal: The modal of this interaction.
    /// - Returns: `false` if it is refused.
    func operate(_ operation: Outline.Operation, at place: Int, of modal: Asked<Answer>) -> Bool

    /// Takes what the user enters into a field; returns `false` if it is refused.
    func enter(_ entry: FieldEntry, into field: Outline.Item.ID, of modal: Asked<Answer>) -> Bool

    /// Checks what the user entered into a field, because the user leaves it.
    func leave(_ field: Outline.Item.ID, of modal: Asked<Answer>)

    /// Follows the life of the modal.
    func happens(_ event: Modal.Event, to modal: Asked<Answer>)

    /// Returns the rows that together give an answer, in a list of many.
    func places(of answer: Answer) -> [Int]?

    /// Returns the text, or the label, that stands for an answer of a prompt.
    func text(of answer: Answer) -> String?
}

extension Interaction {
    var isGuarded: Bool { false }
    var asksBeforeClosing: Bool { false }
    var pendingFields: Set<Outline.Item.ID> { [] }
    var hostsWork: Bool { false }
    var operation: RunningOperation? { nil }
    func happens(_ event: Modal.Event, to modal: Asked<Answer>) {}
    func enter(_ entry: FieldEntry, into field: Outline.Item.ID, of modal: Asked<Answer>) -> Bool { false }
    func leave(_ field: Outline.Item.ID, of modal: Asked<Answer>) {}
    func places(of answer: Answer) -> [Int]? { nil }
    func text(of answer: Answer) -> String? { nil }

    /// Dismisses the modal where a cancel button is pressed, and refuses everything else.
    func operate(_ operation: Outline.Operation, at place: Int, of modal: Asked<Answer>) -> Bool {
        guard case .press = operation, modal.content.choices.indices.contains(place) else { return false }
        return modal.host.dismiss(modal.id)
    }
}
