/// A question of a flow: asked, refused, or answered already.
///
/// The functions that make it are not async, so that no part of a question stays in memory while the task waits.
@MainActor
enum Asking<Answer> {
    /// The presenter knew the answer before anything was shown.
    case known(Answer)
    /// The question is shown, or waits its turn.
    case asked(Asked<Answer>)
    /// Nobody would see the question.
    case refused(name: String, SourceLine, Ending, ModalHost)

    /// Waits until the modal has gone, and returns the answer.
    func answer() async throws(CancellationError) -> Answer {
        switch self {
        case .known(let answer):
            await MainActorTurn.giveIfDue()
            return answer
        case .asked(let asked):
            if let answer = await asked.answer() { return answer }
        case .refused(let name, let source, let ending, let host):
            await host.refuse(name, at: source, because: ending)
            EndingRecord.note(ending, host.tasks)
        }
        throw CancellationError()
    }

    /// Waits until the modal has gone, whether it was answered or not.
    func wait() async {
        _ = try? await answer()
    }

    /// Waits until the modal has gone, and returns the answer, or throws the error of the work inside.
    func value() async throws -> Answer {
        guard case .asked(let asked) = self else { return try await answer() }
        return try await asked.value()
    }
}

extension Stage {
    /// Asks a question for the current task.
    @inline(never)
    func ask<Answer>(_ question: Question<Answer>, _ file: String, _ line: Int) -> Asking<Answer> {
        let question = question.labelled(by: host.strings)
        let source = SourceLine(fileID: file, line: line)
        let asker = host.asker
        if let ending = host.refusal(of: asker) {
            return .refused(name: question.content.description, source, ending, host)
        }
        // Screens that have ended but are still in view leave when the modal arrives.
        settle()
        if let place = host.knownAnswer(to: question.content, source, asker),
            let answer = question.reading.answer(at: place)
        {
            EndingRecord.note(.answered, host.tasks)
            return .known(answer)
        }
        let asked = Asked(question, source: source, host: host)
        if let ending = host.ask(asked, question.policy.whenTaken, question.policy.key, asker) {
            return .refused(name: asked.description, source, ending, host)
        }
        return .asked(asked)
    }
}
