extension Stage {
    /// Asks a question: the one way that every modal function goes.
    func ask(_ modal: Modal) -> Asked {
        // What has ended and still lingers on the stack leaves together with the coming of the modal.
        settle()
        return host.ask(modal)
    }

    /// The place that answers a question, where the presenter knows it before the question is shown.
    func knownAnswer(to question: ModalContent, source line: SourceLine) -> Int? {
        guard let place = host.knownAnswer(to: question, source: line) else { return nil }
        settle()
        return place
    }
}
