import Aside
import Testing

/// What is asked when nobody can see it any more.
extension TestPresenter {
    /// Whoever is refused so often in a row goes round without an end.
    private static let endless = 12

    func refused(_ question: RefusedQuestion) {
        if question.times >= Self.endless, currentRun.endlessQuestion == nil {
            currentRun.endlessQuestion = question
            if !currentRun.isUnwinding { flowFailure = flowFailure ?? endlessness(of: question) }
            somethingHappened()
        } else if question.isLost, exhaustivity == .strict, !currentRun.isUnwinding {
            flowFailure = flowFailure ?? loss(of: question)
            somethingHappened()
        }
    }

    /// The flow cannot be ended, since it asks on whatever it is told.
    func endlessness(of question: RefusedQuestion) -> Failure {
        Failure(
            "The flow asks \(question.name) again and again after its end, at \(question.source).",
            "let the loop end when it is cancelled: check `Task.isCancelled`, or use `try` in place of `try?`.",
            location(of: question))
    }

    private func loss(of question: RefusedQuestion) -> Failure {
        Failure(
            "\(question.name) was never shown: the work that asked it at \(question.source) is over.",
            "let the flow await what it starts; or ask in a task without a screen: `Task.detached { … }`.",
            location(of: question))
    }

    private func location(of question: RefusedQuestion) -> SourceLocation {
        let source = question.source
        return currentRun.location
            ?? SourceLocation(fileID: source.fileID, filePath: source.fileID, line: source.line, column: 1)
    }
}
