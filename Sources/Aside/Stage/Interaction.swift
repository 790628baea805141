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
    /// Whether work runs inside the modal from the beginning.
    var hostsWork: Bool { get }
    /// The operation that runs inside, after whose end the caller continues.
    var operation: RunningOperation? { get }

    /// Does what the user does with a control.
    ///
    /// - Parameters:
    ///   - operation: To press a button, to pick a row, or to fill a field.
    ///   - place: The place of the button among the buttons, of the row in its list, or of the field among the fields.
    ///   - modal: The modal of this interaction.
    /// - Returns: `false` if it is refused.
    func operate(_ operation: Outline.Operation, at place: Int, of modal: Asked<Answer>) -> Bool

    /// Follows the life of the modal.
    func happens(_ event: Modal.Event, to modal: Asked<Answer>)

    /// Returns the rows that together give an answer, in a list of many.
    func places(of answer: Answer) -> [Int]?
}

extension Interaction {
    var isGuarded: Bool { false }
    var hostsWork: Bool { false }
    var operation: RunningOperation? { nil }
    func happens(_ event: Modal.Event, to modal: Asked<Answer>) {}
    func places(of answer: Answer) -> [Int]? { nil }

    /// Dismisses the modal where a cancel button is pressed, and refuses everything else.
    func operate(_ operation: Outline.Operation, at place: Int, of modal: Asked<Answer>) -> Bool {
        guard case .press = operation, modal.content.choices.indices.contains(place) else { return false }
        return modal.host.dismiss(modal.id)
    }
}
