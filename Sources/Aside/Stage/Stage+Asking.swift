/// The one way that every question goes.
extension Stage {
    /// Asks a question whose answer the presenter does not know.
    func ask<Answer>(_ question: Question<Answer>, source: SourceLine) async throws(CancellationError) -> Answer {
        if case .success(let answer) = await reply(to: question, source: source) { return answer }
        throw CancellationError()
    }

    /// Asks a question for the task that calls, and waits until its modal has gone.
    ///
    /// - Returns: the answer, what the operation inside has thrown, or a `CancellationError`.
    func reply<Answer>(to question: Question<Answer>, source: SourceLine) async -> Result<Answer, any Error> {
        if let ending = host.refusal { return await refuse(question.content, at: source, because: ending) }
        // What has ended and still lingers on the stack leaves together with the coming of the modal.
        settle()
        let behavior = question.behavior()
        let modal = Modal(
            question.content, behavior, expiry: question.expiry(of: behavior), source: source, host: host)
        let caller = host.ask(modal, policy: question.policy)
        if caller.isRefused, let ending = caller.ending {
            return await refuse(question.content, at: source, because: ending)
        }
        await caller.wait()
        await behavior.waitForEnd()
        guard caller.ending == .answered else { return unanswered(because: caller.ending ?? .cancelled) }
        EndingRecord.current?.note(.answered)
        let answering = caller.modal === modal ? behavior : caller.modal.behavior as? AnsweringBehavior<Answer>
        return answering?.result ?? .failure(CancellationError())
    }

    /// The place that answers a question, where the presenter knows it before the question is shown.
    func knownAnswer(to question: ModalContent, source: SourceLine) -> Int? {
        guard let place = host.knownAnswer(to: question, source: source) else { return nil }
        settle()
        EndingRecord.current?.note(.answered)
        return place
    }

    private func refuse<Answer>(
        _ question: ModalContent, at source: SourceLine, because ending: Ending
    ) async -> Result<Answer, any Error> {
        await host.refuse(question.description, at: source, because: ending)
        return unanswered(because: ending)
    }

    private func unanswered<Answer>(because ending: Ending) -> Result<Answer, any Error> {
        EndingRecord.current?.note(ending)
        return .failure(CancellationError())
    }
}

/// Where the questions that are asked in a task leave the reason why they ended.
///
/// A reason counts only in the stretch in which its question has ended. A `CancellationError` that comes later has another
/// cause, however the last question ended.
@MainActor
final class EndingRecord {
    @TaskLocal static var current: EndingRecord?

    private(set) var ending: Ending?
    private var count = 0

    func note(_ ending: Ending) {
        self.ending = ending
        count += 1
        guard ending != .answered else { return }
        let noted = count
        Task { if self.count == noted { self.ending = nil } }
    }
}
