extension ModalQueue {
    /// What the owner of the queue has to do.
    enum Action: Equatable {
        /// Show the modal above those that are shown.
        case present(ModalID)
        /// Run the modal's close guard, and report its decision.
        case askToClose(ModalID)
        /// The modal has ended: it takes no more answers, and its work is cancelled.
        case end(ModalID, Ending)
        /// Take the modal out of view, and report when it has gone.
        ///
        /// If it has not ended, it will be shown again later.
        case takeAway(ModalID)
        /// Resume this caller.
        ///
        /// The callers of a modal are resumed right before the modal is forgotten. A caller that leaves a modal to
        /// others is resumed at once.
        case resume(ModalID, of: ModalID, Ending)
        /// The modal has gone for good.
        ///
        /// Nothing refers to it any more.
        case forget(ModalID)
    }
}
