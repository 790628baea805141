/// What differs between the kinds of modals: what their controls do, and what goes on while they stand.
///
/// It decides what is answered; ``ModalQueue`` decides whether that still counts. By itself it refuses everything.
@MainActor
class ModalBehavior {
    /// Whether ``askToClose(_:)`` decides about the user's dismissal.
    var isGuarded: Bool { false }
    /// Whether work goes on inside from the beginning.
    var hostsWork: Bool { false }
    /// The stage of a sheet.
    var stage: Stage? { nil }
    /// Whether what went on inside has ended with an error, which the asker gets.
    var failure: (any Error)? { nil }
    /// The choice or the row that was the answer, where it was one.
    var answeredPlace: Int? { nil }

    /// Presses a button; `false` where that is refused.
    func press(_ choice: Int, of modal: Modal) -> Bool { false }
    /// Picks a row of a list; `false` where that is refused.
    func pick(_ option: Int, of modal: Modal) -> Bool { false }
    /// Changes the text of a field; `false` where that is refused.
    func fill(_ field: Int, with text: String, of modal: Modal) -> Bool { false }
    /// The system has taken the modal away: gives the answer that a dismissal stands for, where there is one.
    func answersDismissal(of modal: Modal) -> Bool { false }

    /// The modal was admitted, and shows now or later.
    ///
    /// It runs in the task that asks, so that tasks which begin here inherit what is local to that.
    func begin(_ modal: Modal) {}
    /// The modal is shown for the first time.
    func appear(_ modal: Modal) {}
    /// The user wants to send the modal away.
    func askToClose(_ modal: Modal) {}
    /// The modal is over, seen or not: what runs in its name is cancelled.
    func stop() {}
    /// Waits until nothing goes on inside any more, after the modal has gone.
    func waitForEnd() async {}
}

/// A behavior that yields answers of one type.
@MainActor
class AnsweringBehavior<Answer>: ModalBehavior {
    /// What was answered, or what the operation inside has thrown; it counts once the queue has taken it.
    final var result: Result<Answer, any Error>?

    /// The rows that together are an answer, in a list of which many are chosen.
    func places(of answer: Answer) -> [Int]? { nil }

    override var failure: (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Gives the user's answer; the first one wins.
    @discardableResult
    final func settle(_ modal: Modal, _ answer: Answer) -> Bool {
        guard !modal.host.isLeaving(modal.id) else { return false }
        result = .success(answer)
        return modal.host.end(modal.id, as: .answered)
    }

    /// Gives what comes from inside: the end of an operation or of a check, or an expiry.
    final func settleByItself(_ modal: Modal, _ result: Result<Answer, any Error>) {
        guard modal.host.isOpen(modal.id) else { return }
        self.result = result
        modal.host.end(modal.id, as: .answered, byItself: true)
    }
}
