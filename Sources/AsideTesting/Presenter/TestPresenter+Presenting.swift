import Aside

/// The part of the presenter that receives the stage's reports.
extension TestPresenter {
    func present(_ modal: Modal) {
        if isEndless(modal) { return }
        transcript.add(.asked(modal.content.withoutSecrets), at: modal.source)
        if let stage = modal.stage, stage.stack.top?.title != modal.content.title {
            recordScreens(of: stage, in: modal)
        }
        if currentRun.isUnwinding {
            _ = modal.reportGone()
            return
        }
        // The steps themselves may have asked this question and wait for its answer.
        if currentRun.steps != nil || currentRun.flow.progress == .none, !waiters.isAnyoneWaiting {
            startWatchdog()
        }
        lookAgain()
    }

    /// Returns whether the flow shows one modal after the other without giving the test a turn, and cancels it then.
    private func isEndless(_ modal: Modal) -> Bool {
        currentRun.shownInARow += 1
        guard currentRun.shownInARow > Self.mostShownInARow else { return false }
        flowFailure =
            flowFailure
            ?? Failure(
                "The flow goes on and on without asking its user: \(modal.content), at \(modal.source).",
                "let the loop end, or let its user decide whether it goes on.", location(of: modal.source))
        currentRun.cancelFlow?()
        _ = modal.reportGone()
        return true
    }

    private static let mostShownInARow = 1_000

    func stackChanged(on stage: Stage) {
        // The first screen of a sheet is pushed before the sheet is shown. The transcript records both together.
        let sheet = sheets.first { $0.stage === stage }
        if stage === self.stage || sheet != nil { recordScreens(of: stage, in: sheet) }
        lookAgain()
    }

    private var sheets: [Modal] { stage.modals.filter { $0.stage != nil } }

    private func recordScreens(of stage: Stage, in sheet: Modal?) {
        let titles = stage.stack.screens.map(\.title)
        // The transcript records the end of a sheet, so it need not record that the screens of the sheet leave.
        if titles.isEmpty, sheet != nil { return }
        transcript.add(.screens(titles, in: sheet?.content.name), at: stage.entries.last?.source)
    }

    func hasEnded(_ modal: Modal) {
        let reply = replies.removeValue(forKey: modal.id)
        if modal.endsUnnoticed { currentRun.mayAskOnce = true }
        if modal.ending == .answered, let error = modal.failure {
            let reason = error is CancellationError ? "it was cancelled" : "it failed: \(error)"
            transcript.add(.ended(modal.content.name, because: reason))
        } else if modal.ending == .answered {
            let answer = reply?.answer ?? "a value"
            transcript.add(.answered(modal.content.name, with: answer), byStub: reply?.isByStub == true)
        } else {
            transcript.add(.ended(modal.content.name, because: modal.ending?.reason ?? "it was taken away"))
        }
    }

    /// Lets stubs answer what they can, and lets waiting steps check their conditions again.
    func lookAgain() {
        if !currentRun.isUnwinding { answerByStubs() }
        somethingHappened()
    }

    func somethingHappened() {
        waiters.somethingHappened()
    }
}
