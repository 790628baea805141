/// What differs between the kinds of modals: what their controls do, and what goes on while they stand.
///
/// It decides what is answered; ``ModalQueue`` decides whether that still counts.
@MainActor
protocol ModalBehavior: AnyObject {
    /// Whether ``askToClose(_:)`` decides about the user's dismissal.
    var isGuarded: Bool { get }
    /// Whether work goes on inside from the beginning.
    var hostsWork: Bool { get }
    /// The stage of a sheet.
    var stage: Stage? { get }
    /// Whether what went on inside has ended with an error, which the asker gets.
    var failure: (any Error)? { get }

    /// The choice or the row that was the answer, where it was one.
    var answeredPlace: Int? { get }

    /// Presses a button; `false` where that is refused.
    func press(_ choice: Int, of modal: Modal) -> Bool
    /// Picks a row of a list; `false` where that is refused.
    func pick(_ option: Int, of modal: Modal) -> Bool
    /// Changes the text of a field; `false` where that is refused.
    func fill(_ field: Int, with text: String, of modal: Modal) -> Bool

    /// The system has taken the modal away: gives the answer that a dismissal stands for, where there is one.
    func answersDismissal(of modal: Modal) -> Bool

    /// The modal was admitted, and shows now or later. Runs in the task that asks, so that tasks which begin here inherit
    /// what is local to that.
    func begin(_ modal: Modal)
    /// The modal is shown for the first time.
    func appear(_ modal: Modal)
    /// The user wants to send the modal away.
    func askToClose(_ modal: Modal)
    /// The modal is over, seen or not: what runs in its name is cancelled.
    func stop()
}

extension ModalBehavior {
    var isGuarded: Bool { false }
    var hostsWork: Bool { false }
    var stage: Stage? { nil }
    var answeredPlace: Int? { nil }
    func press(_ choice: Int, of modal: Modal) -> Bool { false }
    func pick(_ option: Int, of modal: Modal) -> Bool { false }
    func fill(_ field: Int, with text: String, of modal: Modal) -> Bool { false }
    func answersDismissal(of modal: Modal) -> Bool { false }
    func begin(_ modal: Modal) {}
    func appear(_ modal: Modal) {}
    func askToClose(_ modal: Modal) {}
    func stop() {}
}

/// A behavior that yields answers of one type.
@MainActor
protocol Answering<Answer>: ModalBehavior {
    associatedtype Answer

    /// What was answered, or what the operation inside has thrown; it counts once the queue has taken it.
    var result: Result<Answer, any Error>? { get set }

    /// Waits until nothing goes on inside any more, after the modal has gone.
    func waitForEnd() async

    /// The rows that together are an answer, in a list of which many are chosen.
    func places(of answer: Answer) -> [Int]?
}

extension Answering {
    func waitForEnd() async {}
    func places(of answer: Answer) -> [Int]? { nil }

    var failure: (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Gives the user's answer; the first one wins.
    @discardableResult
    func settle(_ modal: Modal, _ answer: Answer) -> Bool {
        guard !modal.host.isLeaving(modal.id) else { return false }
        result = .success(answer)
        return modal.host.end(modal.id, as: .answered)
    }

    /// Gives what comes from inside: the end of an operation or of a check, or an expiry.
    func settleByItself(_ modal: Modal, _ result: Result<Answer, any Error>) {
        guard modal.host.isOpen(modal.id) else { return }
        self.result = result
        modal.host.end(modal.id, as: .answered, byItself: true)
    }
}
