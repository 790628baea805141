/// The only way in which questions are asked.
extension Stage {
    /// Asks a question whose answer the presenter does not know.
    ///
    /// It is not async, so that the question does not stay in memory while the task waits for the answer.
    @usableFromInline
    @inline(never)
    func ask<Answer>(_ question: Question<Answer>, source: SourceLine) -> AskedQuestion<Answer> {
        let behavior = question.behavior()
        let modal = Modal(
            question.content, behavior, expiry: question.expiry(of: behavior), source: source, host: host)
        if let refusal = host.refusal { return AskedQuestion(PendingAnswer(modal, refused: refusal)) }
        // Screens that have ended but are still in view leave when the modal arrives.
        settle()
        return AskedQuestion(host.ask(modal, policy: question.policy))
    }

    /// Returns the place of the choice that answers a question, if the presenter knows it before the question is shown.
    func knownAnswer(_ source: SourceLine, to question: () -> ModalContent) -> Int? {
        guard let place = host.knownAnswer(source, to: question) else { return nil }
        settle()
        EndingRecord.note(.answered, host)
        return place
    }
}

/// A question that a task has asked.
///
/// The task awaits its answer here.
@usableFromInline
@MainActor
struct AskedQuestion<Answer> {
    private enum State {
        /// The presenter knew the answer before anything was shown.
        case known(Answer)
        /// The question is shown, waits its turn, or was refused.
        case asked(PendingAnswer)
    }

    private let state: State

    init(known answer: Answer) { state = .known(answer) }

    init(_ caller: PendingAnswer) { state = .asked(caller) }

    /// The answer, if the presenter knew it.
    var known: Answer? {
        if case .known(let answer) = state { answer } else { nil }
    }

    /// The pending answer, if the task has to wait.
    var caller: PendingAnswer? {
        if case .asked(let caller) = state { caller } else { nil }
    }

    /// Waits until the modal has gone, and returns the answer.
    @usableFromInline
    func answer() async throws(CancellationError) -> Answer {
        if case .success(let answer) = await result() { return answer }
        throw CancellationError()
    }

    /// Waits until the modal has gone, and returns how it ended.
    ///
    /// - Returns: The answer, the error of the operation inside, or a `CancellationError`.
    func result() async -> Result<Answer, any Error> {
        switch state {
        case .known(let answer):
            await MainActorTurn.giveIfDue()
            return .success(answer)
        case .asked(let caller):
            await caller.wait()
            guard caller.ending == .answered, let behavior = caller.modal.behavior as? AnsweringBehavior<Answer>
            else { return .failure(CancellationError()) }
            return behavior.result ?? .failure(CancellationError())
        }
    }
}
