/// What became of a question, with the reason as a value.
public enum Outcome<Answer> {
    /// The user (or the expiry) answered.
    case answered(Answer)
    /// The user sent it away without an answer.
    case dismissed
    /// The task that awaited it was cancelled.
    case cancelled
    /// The screen, modal or stage whose work asked for it has gone.
    case ownerGone
    /// A later question took its place.
    case replaced
    /// It was not to wait, and its place was taken.
    case rejected
    /// Its time was up.
    case expired

    /// The answer, where there is one.
    public var answer: Answer? {
        if case .answered(let answer) = self { answer } else { nil }
    }

    fileprivate init(_ ending: Ending) {
        switch ending {
        case .answered, .cancelled: self = .cancelled
        case .dismissed: self = .dismissed
        case .ownerGone: self = .ownerGone
        case .replaced: self = .replaced
        case .rejected: self = .rejected
        case .expired: self = .expired
        }
    }
}

extension Outcome: Equatable where Answer: Equatable {}
extension Outcome: Hashable where Answer: Hashable {}
extension Outcome: Sendable where Answer: Sendable {}

extension Flow {
    /// Asks, and gives the reason where there is no answer.
    ///
    /// ```swift
    /// switch try await outcome(of: { try await confirm("Stay signed in?", action: "Stay") }) {
    /// case .answered(true): stay()
    /// case .answered(false), .dismissed, .expired: leave()
    /// case .cancelled, .ownerGone, .replaced, .rejected: break
    /// }
    /// ```
    ///
    /// - Parameter question: asks one question. Of several, the one that ended last tells the reason; an error that no
    ///   question threw counts as the cancellation of the task.
    /// - Returns: the answer or the reason.
    /// - Throws: what the question throws, but for `CancellationError`.
    public func outcome<Answer>(of question: @MainActor () async throws -> Answer) async throws -> Outcome<Answer> {
        let record = EndingRecord()
        do {
            let answer = try await record.record(question)
            // An acknowledgement returns in any case; only the record tells whether there was one.
            if Answer.self == Void.self, let ending = record.ending, ending != .answered { return outcome(of: ending) }
            return .answered(answer)
        } catch is CancellationError {
            return outcome(of: record.ending)
        }
    }

    /// The reason why there is no answer; the user's wish counts only where the work that asks still stands.
    private func outcome<Answer>(of ending: Ending?) -> Outcome<Answer> {
        switch ending {
        case .cancelled, .ownerGone, .replaced, .rejected: Outcome(ending ?? .cancelled)
        case .answered, .dismissed, .expired, nil: Outcome(stage.host.refusal ?? ending ?? .cancelled)
        }
    }

    /// Asks something that the user may leave open.
    ///
    /// ```swift
    /// let coupon = try await nilIfDismissed { try await sheet(CouponEntry(cart)) }
    /// ```
    ///
    /// Other than `try?`, it does not mistake an interruption for the user's wish: where the user has gone back or the
    /// task was cancelled, the code after it does not run.
    ///
    /// - Parameter question: asks one question.
    /// - Returns: the answer; `nil` where the user sent the question away without one.
    /// - Throws: what the question throws, and `CancellationError` where it ended in any other way.
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
