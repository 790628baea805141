/// The behavior of one kind of modal: what its controls do, and what runs while it is shown.
///
/// A behavior decides what the answer is. ``ModalQueue`` decides whether an answer still counts. This base class
/// refuses everything.
@MainActor
class ModalBehavior {
    /// Whether ``askToClose(_:)`` decides about a dismissal by the user.
    var isGuarded: Bool { false }
    /// Whether work runs inside the modal from the beginning.
    var hostsWork: Bool { false }
    /// The stage of a sheet.
    var stage: Stage? { nil }
    /// The error that ended the work inside the modal.
    ///
    /// The asking task receives it.
    var failure: (any Error)? { nil }
    /// The choice or row that was the answer, if there was one.
    var answeredPlace: Int? { nil }

    /// Presses a button.
    ///
    /// Returns `false` if the press is refused.
    func press(_ choice: Int, of modal: Modal) -> Bool { false }
    /// Picks a row of a list.
    ///
    /// Returns `false` if the pick is refused.
    func pick(_ option: Int, of modal: Modal) -> Bool { false }
    /// Changes the text of a field.
    ///
    /// Returns `false` if the change is refused.
    func fill(_ field: Int, with text: String, of modal: Modal) -> Bool { false }
    /// Called when the system has taken the modal away.
    ///
    /// Answers with the cancel choice, if there is one.
    func answersDismissal(of modal: Modal) -> Bool { false }

    /// Called when the modal was admitted.
    ///
    /// The modal is shown now or later. This runs in the task that asks, so that tasks started here inherit its
    /// task-local values.
    func begin(_ modal: Modal) {}
    /// Called when the modal is shown for the first time.
    func appear(_ modal: Modal) {}
    /// Called when the user wants to dismiss the modal.
    func askToClose(_ modal: Modal) {}
    /// Called when the modal is over, whether it was seen or not.
    ///
    /// Cancels the work inside.
    func stop() {}
    /// Waits until the work inside has ended, after the modal has gone.
    func waitForEnd() async {}
}

/// A behavior whose answers have one type.
@MainActor
class AnsweringBehavior<Answer>: ModalBehavior {
    /// The answer, or the error of the operation inside.
    ///
    /// It counts only after the queue has accepted it.
    final var result: Result<Answer, any Error>?

    /// Returns the rows that together give an answer, in a list of many.
    func places(of answer: Answer) -> [Int]? { nil }

    override var failure: (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Gives the answer in the name of the user.
    ///
    /// The first answer wins.
    @discardableResult
    final func settle(_ modal: Modal, _ answer: Answer) -> Bool {
        guard !modal.host.isLeaving(modal.id) else { return false }
        result = .success(answer)
        return modal.host.end(modal.id, as: .answered)
    }

    /// Ends the modal from inside: with the result of an operation or a check, or because it expired.
    final func settleByItself(_ modal: Modal, _ result: Result<Answer, any Error>) {
        guard modal.host.isOpen(modal.id) else { return }
        self.result = result
        modal.host.end(modal.id, as: .answered, byItself: true)
    }
}
