extension Flow {
    /// Asks a question and waits for the answer.
    ///
    /// `alert`, `confirm`, `prompt` and the others are short forms of this function.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The answer. If the user dismisses the question, the answer of the cancel choice, if there is one.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func ask<Answer>(
        _ question: Question<Answer>, file: String = #fileID, line: Int = #line
    ) async throws(CancellationError) -> Answer {
        try await stage.begin(question, file, line).answer()
    }

    /// Shows an alert until the user acknowledges it.
    ///
    /// It never throws: it also returns when the user dismisses the alert, and when the alert is cancelled or refused.
    ///
    /// - Parameters:
    ///   - alert: The alert.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func ask(_ alert: Question<Acknowledged>, file: String = #fileID, line: Int = #line) async {
        await stage.begin(alert, file, line).wait()
    }
}

extension Stage {
    /// Asks a question for the current task, which then waits for the answer.
    ///
    /// This is the only way in which questions are asked. The function is not async, so that the question does not stay
    /// in memory while the task waits.
    @inline(never)
    func begin<Answer>(_ question: consuming Question<Answer>, _ file: String, _ line: Int) -> AskResult<Answer> {
        question.label(on: self)
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
            return .known(answer, isTurnDue: host.isTurnDue)
        }
        #if DEBUG
            for modifier in question.idleModifiers {
                host.presenter?.warn(RuntimeWarning(idle: modifier, of: question.content, source: source))
            }
        #endif
        let (policy, key) = (question.policy, question.key)
        let asked = AskedQuestion(question, source: source, host: host)
        if let ending = host.ask(asked, policy, key, asker) {
            return .refused(name: asked.description, source, ending, host)
        }
        return .asked(asked)
    }
}

/// A question of a flow: asked, refused, or answered already.
///
/// The functions that make it are not async, so that no part of a question stays in memory while the task waits.
@MainActor
enum AskResult<Answer> {
    /// The presenter knew the answer before anything was shown.
    case known(Answer, isTurnDue: Bool)
    /// The question is shown, or waits its turn.
    case asked(AskedQuestion<Answer>)
    /// Nobody would see the question.
    case refused(name: String, SourceLine, Ending, ModalHost)

    /// Waits until the modal has gone, and returns the answer.
    ///
    /// Explorations know nearly all answers. With this part inlined, such an answer costs no async call.
    @inline(__always)
    func answer() async throws(CancellationError) -> Answer {
        if case .known(let answer, isTurnDue: false) = self { return answer }
        return try await answerAfterWaiting()
    }

    private func answerAfterWaiting() async throws(CancellationError) -> Answer {
        switch self {
        case .known(let answer, _):
            await MainActorTurn.give()
            return answer
        case .asked(let asked):
            if case .success(let answer)? = await asked.wait() { return answer }
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
        guard let result = await asked.wait() else { throw CancellationError() }
        return try result.get()
    }
}
