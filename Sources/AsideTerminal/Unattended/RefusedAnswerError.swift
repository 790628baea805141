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

    private let isGiven: Bool

    init(question: String, reason: String, isGiven: Bool = false) {
        self.question = question
        self.reason = reason
        self.isGiven = isGiven
    }

    /// The question that refused its answer, and the reason.
    public var description: String {
        "\(question.quoted) refused the answer \(isGiven ? "given beforehand" : "from the input"): \(reason)"
    }
}
