import Aside
import Testing

/// The part of the presenter that handles refused questions, and other mistakes that the stage has noticed.
extension TestPresenter {
    /// A task that is refused this many times in a row counts as an endless loop.
    private static let endless = 12

    func refused(_ question: RefusedQuestion) {
        if question.times >= Self.endless, currentRun.endlessQuestion == nil {
            currentRun.endlessQuestion = question
            if !currentRun.isUnwinding { flowFailure = flowFailure ?? endlessness(of: question) }
            somethingHappened()
        } else if currentRun.isVisit, !currentRun.isUnwinding {
            // The flow had no chance to notice that it was cancelled before it asked.
            if currentRun.mayAskOnce, question.times == 1, !question.isLost {
                currentRun.mayAskOnce = false
                return
            }
            flowFailure =
                flowFailure
                ?? Failure(
                    "\(question.name) is asked after its work has ended, at \(question.source).",
                    question.howToHeed,
                    location(of: question.source))
            somethingHappened()
        } else if let warning = RuntimeWarning(losing: question), exhaustivity == .strict, !currentRun.isUnwinding {
            flowFailure = flowFailure ?? failure(of: warning)
            somethingHappened()
        }
    }

    /// Records a mistake that does not stop the flow.
    ///
    /// A strict test fails, but its flow continues.
    func warn(_ warning: RuntimeWarning) {
        guard exhaustivity == .strict, !currentRun.isUnwinding else { return }
        record(failure(of: warning))
    }

    /// Returns the failure of a flow that never ends, because it keeps asking although every question is refused.
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

extension Modal {
    /// Whether it is an alert that throws nothing and ends without an answer, so that the work that asked does not notice.
    package var endsUnnoticed: Bool {
        ending != .answered && content.kind == .alert && content.choices.map(\.role) == [.cancel]
    }
}

extension Stage {
    /// Whether work waits for a notice, which throws nothing when that work ends.
    package var awaitsNotice: Bool { notices.contains { $0.content.action != nil } }
}

extension RefusedQuestion {
    /// How the work that asked can heed that it was cancelled.
    package var howToHeed: String {
        "let the work end when it is cancelled: use `try` in place of `try?`, `try Task.checkCancellation()` after `alert` "
            + "and `notice`, which throw nothing, and await what it starts."
    }
}
