import Aside
import Testing

extension TestPresenter {
    /// Waits for something, or for a condition.
    ///
    /// If it does not come, the step fails at the line of the step.
    func expect(
        _ expectation: Wait.Expectation, at location: SourceLocation,
        when condition: @escaping @MainActor () -> Bool = { false }
    ) async throws {
        await RecordedError.prepare()
        var wait = Wait(for: expectation)
        var event = Wait.Event.somethingHappened
        var endedNotices = 0
        while true {
            currentRun.shownInARow = 0
            if let failure = currentRun.failure { throw failure }
            if let failure = flowFailure { throw recorded(failure) }
            let observation = observe(condition)
            switch wait.verdict(after: event, seeing: observation) {
            case .here: return
            case .hopeless(let reason):
                if reason != .endless, reason != .cancelled, await letNoticeEnd() {
                    endedNotices += 1
                    event = endedNotices < Wait.mostNotices ? .somethingHappened : .eventLimitReached
                    continue
                }
                throw recorded(stepFailure(expectation, reason, observation), at: location)
            case .settle:
                let eventCount = waiters.eventCount
                await letTasksRun()
                event = .settled(isQuiet: eventCount == waiters.eventCount)
            case .keepWaiting:
                if await letNoticeEnd() {
                    endedNotices += 1
                    event = endedNotices < Wait.mostNotices ? .somethingHappened : .eventLimitReached
                    continue
                }
                if wait.needsObserving(observation) { watchFront() }
                startWatchdog()
                event = await waiters.wait { [self, wait] in
                    currentRun.failure != nil || flowFailure != nil || stage.notice != nil
                        || wait.isDecided(seeing: observe(condition))
                }
            }
        }
    }

    /// Returns the stage, the flow and the clock as they are now.
    private func observe(_ condition: @MainActor () -> Bool) -> ObservedStage {
        ObservedStage(
            flow: currentRun.flow.progress,
            top: observedTop,
            front: asking is any Screen
                ? nil
                : front.map { stage in
                    ObservedStage.Front(
                        screen: (stage.entries.last?.screen).map(ScreenName.init(of:)),
                        acceptsInput: stage.acceptsInput,
                        isAskedToGoBack: stage.isAskedToGoBack)
                },
            isAnswerUntaken: stage.isAnswerUntaken, isSettled: counter.running == 0, isClockInUse: clock.isInUse,
            conditionHolds: condition()
        )
    }

    var observedTop: ObservedStage.TopModal? {
        if let step = asking, step is any Screen {
            return ObservedStage.TopModal(content: step.question, isReady: front?.acceptsInput == true)
        }
        return top.map { modal in
            ObservedStage.TopModal(
                content: modal.content, root: modal.root, isReady: modal.isReady,
                isAskedToClose: modal.isAskedToClose, isSeen: seen.contains(modal.id))
        }
    }

    /// Returns what was shown and is over.
    private func shown(insteadOf expectation: Wait.Expectation) -> StepFailure.Shown {
        let asked = transcript.questionsShown
        var shown = StepFailure.Shown(
            notices: transcript.noticesShown, progress: asked.filter { $0.kind == .progress }.map(\.title))
        if case .modal(let question) = expectation, let meant = asked.last(where: question.mayMean),
            let line = stubs.line(ofAnswerTo: meant)
        {
            shown.answered = (meant.name, line)
        }
        return shown
    }

    /// The screen that the flow has shown beneath an empty sheet, since the sheet was shown.
    private var shownBeneathSheet: ScreenName? {
        guard let sheet = top, sheet.stage?.entries.isEmpty == true, transcript.hasShownScreens(beneath: sheet.content)
        else { return nil }
        let beneath = ([stage] + modals.compactMap(\.stage)).dropLast().last
        return (beneath?.entries.last?.screen).map(ScreenName.init(of:))
    }

    private func stepFailure(
        _ expectation: Wait.Expectation, _ reason: Wait.Reason, _ observation: ObservedStage
    ) -> StepFailure {
        StepFailure(
            expectation: expectation, reason: reason, observation: observation, quietPeriod: quietPeriod,
            flowEnding: currentRun.flow.ending, hasStubLoop: stubs.hasLoop, isLenient: exhaustivity == .lenient,
            hasShownNothing: transcript.entries.isEmpty, shown: shown(insteadOf: expectation),
            sleepLeft: clock.nextDeadline.map { clock.now.duration(to: $0) }, shownBeneath: shownBeneathSheet)
    }
}

extension Modal {
    /// The lowest screen of a sheet.
    var root: ScreenName? {
        stage?.entries.first.map { ScreenName(of: $0.screen) }
    }

    /// Whether the user can act on the modal now.
    var isReady: Bool { !content.isBusy && !isAskedToClose }
}
