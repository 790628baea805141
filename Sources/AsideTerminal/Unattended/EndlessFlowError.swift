public import Aside

/// The error that ``Terminal/run(_:)`` throws if a cancelled flow keeps asking questions.
///
/// The flow is left behind.
public struct EndlessFlowError: Error, Sendable, CustomStringConvertible {
    /// The question, the line that asks it, and how often in a row it was refused.
    public let question: RefusedQuestion

    init(_ question: RefusedQuestion) {
        self.question = question
    }

    /// The last refused question, and its line.
    public var description: String {
        "The flow keeps asking after the end of the input. Its last question was \(question.name), at \(question.source)."
    }
}
