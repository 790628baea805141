import Aside
import Testing

extension TestPresenter {
    /// Records that a step has failed, and returns the error that ends the test without a second issue.
    func recorded(_ failure: StepFailure, at location: SourceLocation) -> any Error {
        recorded(Failure(failure.headline, failure.fix, location))
    }

    /// Records a failure, and returns the error that ends the test without a second issue.
    ///
    /// If no run has prepared this error, a failing requirement makes it, and Swift Testing prints more text around the
    /// headline.
    func recorded(_ failure: Failure) -> any Error {
        if let error = RecordedError.error {
            record(failure)
            return error
        }
        let message = message(failure)
        let location = failure.location
        guard Test.current != nil else { return FailureOutsideOfTest(message, at: location) }
        do {
            // Swift Testing prints the operands of a failed comparison. The headline therefore comes first.
            let failure: Headline? = Headline(description: message.headline)
            try #require(failure == nil, "\(message.details)", sourceLocation: location)
            return CancellationError()
        } catch {
            return error
        }
    }

    /// Records a failure that does not end the test.
    func record(_ failure: Failure) {
        let message = message(failure)
        Issue.record(
            Headline(description: message.headline), "\(message.details)", sourceLocation: failure.location)
    }

    func message(_ failure: Failure) -> FailureMessage {
        FailureMessage(
            headline: (currentRun.replayed.map { "\($0) " } ?? "") + failure.headline, onStage: stageSummary.lines,
            soFar: transcript.detailedLines,
            nearestStub: nearestStub, fix: failure.fix
        )
    }

    private var stageSummary: StageSummary {
        StageSummary(
            stack: summary(of: stage),
            modals: modals.map(layer(of:)), waiting: stage.waitingModals.map(layer(of:)))
    }

    private func layer(of modal: Modal) -> StageSummary.Layer {
        StageSummary.Layer(
            content: modal.content, source: modal.source, isAskedToClose: modal.isAskedToClose,
            inside: modal.stage.map(summary(of:)))
    }

    private func summary(of stage: Stage) -> StageSummary.Stack {
        StageSummary.Stack(
            titles: stage.stack.screens.map(\.title), acceptsInput: stage.acceptsInput,
            busy: (stage.stack.top?.outline.controls ?? []).filter(\.isBusy).map(\.label),
            question: stage.entries.last?.question?.questionAlone)
    }

    private var nearestStub: String? {
        let nearest =
            if let asking, asking.modal?.stage == nil {
                stubs.nearest(to: asking.question, showing: nil)
            } else {
                (front?.entries.last?.screen).flatMap { stubs.usedUp(for: ScreenName(of: $0)) }
            }
        return nearest.map { "\($0.stub), given at \($0.stub.location.codeLine): \($0.why)" }
    }
}
