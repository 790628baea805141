/// A mistake in the program that the stage noticed at runtime.
///
/// In a debug build, the stage passes it to its presenter.
public struct RuntimeWarning: Sendable, Equatable {
    /// What is wrong.
    package let message: String
    /// How to fix it.
    package let advice: String
    /// The line of the flow that showed the screen or asked the question.
    public let source: SourceLine
}

extension RuntimeWarning: CustomStringConvertible {
    /// The message, the advice and the line.
    public var description: String { "\(message) To fix: \(advice) (\(source))" }
}

extension RuntimeWarning {
    /// Warns that a question was lost: the work that asked is over, but its task was not cancelled.
    package init?(losing question: RefusedQuestion) {
        guard question.isLost else { return nil }
        self.init(
            message: "\(question.name) was never shown: the work that asked it at \(question.source) is over.",
            advice: "let the flow await what it starts; or ask in a task without a screen: `Task.detached { … }`.",
            source: question.source)
    }

    /// Warns that a modifier of a question has no effect.
    init(idle modifier: String, of question: ModalContent, asStep: Bool = false, source: SourceLine) {
        self.init(
            message: "\(modifier) has no meaning for the \(question)\(asStep ? " as a step" : "").",
            advice: asStep ? "remove it." : "remove it, or ask another kind of question.", source: source)
    }

    /// Warns that actions in one place of a screen have the same label, or none.
    init?(unclearActionsIn outline: Outline, of screen: any Screen, source: SourceLine) {
        guard let problem = outline.unclearActions.first else { return nil }
        self.init(
            message: "\(TypeName(of: screen)) shows \(problem.text): nobody can tell which is meant.",
            advice: problem.advice, source: source)
    }
}
