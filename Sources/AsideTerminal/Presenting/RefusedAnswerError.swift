/// What ``Terminal/run(_:)`` throws where answers come from a pipe, and one of them was refused.
///
/// Nobody is there to give another one, and the next line was meant for the next question. So no question is answered from
/// then on.
public struct RefusedAnswerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The first line of the question.
    public let question: String
    /// Why the answer was refused.
    public let reason: String

    init(question: String, reason: String) {
        self.question = question
        self.reason = reason
    }

    /// Which question got no answer that it takes, and why.
    public var description: String { "“\(question)” did not take its answer from the input: \(reason)" }
}
