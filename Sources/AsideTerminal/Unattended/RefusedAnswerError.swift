import Aside

/// The error that ``Terminal/run(_:)`` throws if an answer from a pipe, or one given beforehand, was refused.
///
/// Nobody can give another answer, and the next line of the input was meant for the next question. From then on, no
/// question is answered.
public struct RefusedAnswerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The first line of the question.
    public let question: String
    /// Why the answer was refused.
    public let reason: String

    /// The question that refused its answer, and the reason.
    public let description: String

    init(question: String, reason: String, isGiven: Bool = false) {
        self.question = question
        self.reason = reason
        let origin = isGiven ? "given beforehand" : "from the input"
        description = "\(question.quoted) refused the answer \(origin): \(reason)"
    }

    /// Makes the error about a question without an answer, for which one was most likely meant.
    init(question: String, misspelt reason: String) {
        (self.question, self.reason, description) = (question, reason, reason)
    }
}
