public import Aside

/// What ``Terminal/run(_:)`` throws where a flow was cancelled and asks on, again and again: it is left behind.
public struct EndlessFlowError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is asked, by which line, and how often in a row it was asked in vain.
    public let question: RefusedQuestion

    init(_ question: RefusedQuestion) {
        self.question = question
    }

    /// What is asked again and again, and where.
    public var description: String {
        "\(question.name) is asked again and again after the end, at \(question.source)."
    }
}
