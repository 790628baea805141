extension ModalQueue {
    /// What is to be done outside.
    enum Action: Equatable {
        /// Show it, on top of what is shown.
        case present(ModalID)
        /// It has ended: take it away (where it is not being withdrawn already), and say when it has gone.
        case dismiss(ModalID)
        /// It has not ended, but what stood beneath it has: take it away, and say when it has gone.
        case withdraw(ModalID)
        /// Run its close guard, and say what it decided.
        case askToClose(ModalID)
        /// Tell this caller; those of one modal are told right before the modal is forgotten.
        case resume(WaiterID, of: ModalID, Ending)
        /// It has gone for good: nothing refers to it any more.
        case forget(ModalID)
    }

    /// One caller's question.
    struct Request {
        var modal: ModalID
        var waiter: WaiterID
        var owner: WorkID?
        /// Where its work is; `nil` where that is unknown.
        var surface: Surface?
        var whenTaken: WhenTaken = .queue
        /// Requests with the same key on the same surface are one question.
        var key: QuestionKey?
        /// Whether the user's dismissal has to ask a guard.
        var isGuarded = false
        /// Whether work goes on inside, which may ask questions from tasks that we cannot know.
        var hostsWork = false
    }

    /// What became of a request.
    enum Admission: Equatable {
        /// It shows now or later.
        case admitted
        /// It is the same question as an earlier one: that one's answer is its answer.
        case joined(ModalID)
        /// It ended at once.
        case refused(Ending)
    }
}
