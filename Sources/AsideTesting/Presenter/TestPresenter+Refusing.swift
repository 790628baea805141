import Aside
import Testing

/// What is asked when nobody can see it any more, and other mistakes that the stage has noticed.
extension TestPresenter {
    /// Whoever is refused so often in a row goes round without an end.
    private static let endless = 12

    func refused(_ question: RefusedQuestion) {
        if question.times >= Self.endless, currentRun.endlessQuestion == nil {
            currentRun.endlessQuestion = question
            if !currentRun.isUnwinding { flowFailure = flowFailure ?? endlessness(of: question) }
            somethingHappened()
        } else if let warning = RuntimeWarning(losing: question), exhaustivity == .strict, !currentRun.isUnwinding {
            flowFailure = flowFailure ?? failure(of: warning)
            somethingHappened()
        }
    }

    /// A mistake that does not stop the flow fails a strict test and lets it go on.
    func warn(_ warning: RuntimeWarning) {
        guard exhaustivity == .strict, !currentRun.isUnwinding else { return }
        record(failure(of: warning))
    }

    /// The flow cannot be ended, since it asks on whatever it is told.
    func endlessness(of question: RefusedQuestion) -> Failure {
        Failure(
            "The flow asks \(question.name) again and again after its end, at \(question.source).",
            "let the loop end when it is cancelled: check `Task.isCancelled`, or use `try` in place of `try?`.",
            location(of: question.source))
    }

    private func failure(of warning: RuntimeWarning) -> Failure {
        Failure(warning.message, warning.advice, location(of: warning.source))
    }

    func location(of source: SourceLine) -> SourceLocation {
        currentRun.location
            ?? SourceLocation(fileID: source.fileID, filePath: source.fileID, line: source.line, column: 1)
    }
}
