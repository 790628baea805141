extension Flow {
    /// Asks a question and waits for its answer: the one way that every modal function goes.
    func ask<Answer>(_ question: Question<Answer>, _ asking: Asking<Answer>) async throws(CancellationError) -> Answer {
        stage.settle()
        let (ending, asked) = await stage.host.ask(question, asking)
        guard ending == .answered, let answer = asked.answer else {
            EndingRecord.current?.ending = ending
            throw CancellationError()
        }
        return answer
    }
}
