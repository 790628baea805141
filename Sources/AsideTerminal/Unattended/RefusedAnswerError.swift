import Aside

/// The error that ``Terminal/run(_:)`` throws if an answer from a pipe was refused.
///
/// Nobody can give another answer, and the next line of the input was meant for the next question. From then on, no
/// question is answered.
public struct RefusedAnswerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The first line of the question.
    public let question: String
    /// Why the answer was refused.
    public let reason: String

    init(question: String, reason: String) {
        self.question = question
        self.reason = reason
    }

    /// The question that refused its answer, and the reason.
    public var description: String { "\(question.quoted) refused the answer from the input: \(reason)" }
}
