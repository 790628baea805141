extension Stage {
    /// Asks a question: the one way that every modal function goes.
    func ask(_ modal: Modal, _ manner: Manner) -> Asked {
        // What has ended and still lingers on the stack leaves together with the coming of the modal.
        settle()
        return host.ask(modal, manner)
    }

    /// The place that answers a question, where the presenter knows it before the question is shown.
    func knownAnswer(to question: ModalContent) -> Int? {
        guard let place = host.knownAnswer(to: question) else { return nil }
        settle()
        return place
    }
}
