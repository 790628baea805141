/// How a question ended: with an answer, or with the reason why there is none.
public enum Outcome<Answer> {
    /// The user answered, or the question expired with an answer.
    case answered(Answer)
    /// The user dismissed the question without an answer.
    case dismissed
    /// The task that waited for the answer was cancelled, or nobody was there to answer.
    case cancelled
    /// The screen, modal or stage whose work asked has gone.
    case ownerGone
    /// A later question that was ``Question/replacing()`` took its place.
    case replaced
    /// Another question was showing or waiting, and this one was ``Question/rejecting()``.
    case rejected
    /// The question expired without an answer.
    case expired

    /// The answer, if there is one.
    public var answer: Answer? {
        if case .answered(let answer) = self { answer } else { nil }
    }

    fileprivate init(_ ending: Ending) {
        switch ending {
        case .answered, .cancelled, .unanswered: self = .cancelled
        case .dismissed: self = .dismissed
        case .ownerGone: self = .ownerGone
        case .replaced: self = .replaced
        case .rejected: self = .rejected
        case .expired: self = .expired
        }
    }
}

extension Outcome: Equatable where Answer: Equatable {}
extension Outcome: Sendable where Answer: Sendable {}

extension Flow {
    /// Asks a question, and returns its answer or the reason why there is none.
    ///
    /// ```swift
    /// switch try await outcome(of: { try await confirm("Stay signed in?", action: "Stay") }) {
    /// case .answered(true): stay()
    /// case .answered(false), .dismissed, .expired: leave()
    /// case .cancelled, .ownerGone, .replaced, .rejected: break
    /// }
    /// ```
    ///
    /// - Parameter question: Asks one question. If it asks several, the one that ended last gives the reason. A
    ///   `CancellationError` that no question threw counts as a cancellation of the task.
    /// - Returns: The answer or the reason.
    /// - Throws: What the question throws, except `CancellationError`.
    public func outcome<Answer>(of question: @MainActor () async throws -> Answer) async throws -> Outcome<Answer> {
        let record = EndingRecord()
        await stage.host.tasks.giveTurnIfDue()
        do {
            let answer = try await record.record(question)
            // An acknowledgement returns for every ending. Only the record knows whether the user gave it.
            if Answer.self == Void.self, let ending = record.ending, ending != .answered { return outcome(of: ending) }
            return .answered(answer)
        } catch is CancellationError {
            return outcome(of: record.ending)
        }
    }

    /// Returns the reason why there is no answer.
    ///
    /// A dismissal by the user counts only while the work that asked is not over.
    private func outcome<Answer>(of ending: Ending?) -> Outcome<Answer> {
        switch ending {
        case .cancelled, .ownerGone, .replaced, .rejected, .unanswered: return Outcome(ending ?? .cancelled)
        case .answered, .dismissed, .expired, nil:
            let ending = stage.host.refusal() ?? ending ?? .cancelled
            if ending == .dismissed { stage.workCounter?.hasTakenDismissal = true }
            return Outcome(ending)
        }
    }

    /// Asks a question that the user may leave unanswered.
    ///
    /// ```swift
    /// let coupon = try await nilIfDismissed { try await sheet(CouponEntry(cart)) }
    /// ```
    ///
    /// Unlike `try?`, it does not take an interruption for the user's decision. If the user went back or the task was
    /// cancelled, it throws, and the code after it does not run.
    ///
    /// - Parameter question: Asks one question.
    /// - Returns: The answer, or `nil` if the user dismissed the question without one.
    /// - Throws: What the question throws, and `CancellationError` if the question ended in any other way.
    public func nilIfDismissed<Answer>(
        _ question: @MainActor () async throws -> Answer
    ) async throws -> Answer? {
        switch try await outcome(of: question) {
        case .answered(let answer): answer
        case .dismissed: nil
        case .cancelled, .ownerGone, .replaced, .rejected, .expired: throw CancellationError()
        }
    }
}
