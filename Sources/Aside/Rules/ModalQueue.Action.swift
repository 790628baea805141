extension ModalQueue {
    /// What the owner of the queue has to do.
    enum Action: Equatable {
        /// Show the modal above those that are shown.
        case present(ModalID)
        /// The modal has ended.
        ///
        /// Take it away, unless it is already being withdrawn, and report when it has gone.
        case dismiss(ModalID)
        /// The modal has not ended, but a modal beneath it has.
        ///
        /// Take it away, and report when it has gone.
        case withdraw(ModalID)
        /// Run the modal's close guard, and report its decision.
        case askToClose(ModalID)
        /// Resume this caller.
        ///
        /// The callers of a modal are resumed right before the modal is forgotten.
        case resume(WaiterID, of: ModalID, Ending)
        /// The modal has gone for good.
        ///
        /// Nothing refers to it any more.
        case forget(ModalID)
    }

    /// The question of one caller.
    struct Request {
        var modal: ModalID
        var waiter: WaiterID
        var owner: WorkID?
        /// The surface of the work that asks; `nil` if that is unknown.
        var surface: Surface?
        var whenTaken: WhenTaken = .queue
        /// Requests with the same key on the same surface are the same question.
        var key: QuestionKey?
        /// Whether a close guard decides about a dismissal.
        var isGuarded = false
        /// Whether work runs inside the modal.
        ///
        /// Unknown tasks may ask questions for this work.
        var hostsWork = false
    }

    /// The result of a request.
    enum Admission: Equatable {
        /// The modal is shown now or later.
        case admitted
        /// Another modal already asks the question.
        ///
        /// The caller gets the answer of that modal.
        case joined(ModalID)
        /// The request ended at once.
        case refused(Ending)
    }
}
