import Aside
import Observation

extension TestPresenter {
    /// Starts to check, from time to time, whether waiting steps have waited too long.
    ///
    /// The first check comes after a long sleep. A passing test ends before that.
    func startWatchdog() {
        guard watchdog == nil else { return }
        var quiet = QuietPeriod(quietPeriod)
        watchdog = Task { [weak self] in
            var sleep = quiet.duration / 2
            while !Task.isCancelled {
                try? await Task.sleep(for: sleep)
                let latency = await ContinuousClock().measure { await passThroughExecutors() }
                guard let self, !Task.isCancelled,
                    self.waiters.isAnyoneWaiting || self.currentRun.steps != nil || self.isAskedOutside
                else { break }
                let decision = quiet.decision(
                    eventCount: self.waiters.eventCount + self.transcript.entries.count, latency: latency,
                    isStepWaiting: self.waiters.isAnyoneWaiting)
                switch decision {
                case .keepWaiting: break
                case .failWaitingSteps: self.waiters.endQuietPeriod()
                case .freeSteps where self.isAskedOutside: self.endQuestionsOutside()
                case .freeSteps: self.freeSteps(after: quiet.periods)
                }
                sleep = quiet.step
            }
            // If this task was cancelled, another watchdog may already be running.
            if !Task.isCancelled { self?.watchdog = nil }
        }
    }

    func stopWatchdog() {
        watchdog?.cancel()
        watchdog = nil
    }

    /// Whether a question from outside of a run is shown, which perhaps nobody answers.
    private var isAskedOutside: Bool {
        guard case .none = currentRun.flow, currentRun.steps == nil, let top else { return false }
        return top.isReady && top.content.kind != .progress
    }

    /// Ends the questions that were asked outside of a run, and fails the test because of them.
    private func endQuestionsOutside() {
        guard let top else { return }
        let headline =
            "No step or stub answers \(top.content.name), which was asked outside of `ui.run` "
            + "\(quietPeriod * QuietPeriod.patience) ago."
        let fix =
            "give it a stub before (`ui.answer(…)`), or let a run ask it: `ui.run { … } steps: { … }`."
        record(Failure(headline, fix, location(of: top.source)))
        for modal in modals.reversed() { modal.reportGone() }
    }

    /// Ends the wait of steps for something outside of the steps: a question that only a later step would answer, or
    /// something that perhaps never comes.
    ///
    /// - Parameter periods: How many quiet periods have passed meanwhile.
    private func freeSteps(after periods: Int) {
        guard let steps = currentRun.steps else { return }
        if steps.isCancelled { return steps.leaveBehind() }
        if currentRun.failure == nil {
            let waited =
                "For \(quietPeriod * periods) the steps have waited for something outside of the steps"
            if let top, top.isReady, top.content.kind != .progress {
                let fix =
                    "what asks it must not be awaited by the steps that answer it: let a button or the flow call it, "
                    + "or `async let`; or answer it by a stub."
                let headline = "\(waited), while \(top.content.name) is shown."
                currentRun.failure = recorded(Failure(headline, fix, steps.location))
            } else if periods >= QuietPeriod.patienceWithoutQuestion {
                let fix =
                    "wait for a state by `try await ui.until(\"…\") { … }`, and for time by `ui.advance(by:)`; do not "
                    + "poll or sleep in steps, and await a task only if it ends by itself."
                currentRun.failure = recorded(Failure(waited + ".", fix, steps.location))
            } else {
                return
            }
        }
        currentRun.isUnwinding = true
        for modal in modals.reversed() { modal.reportGone() }
        steps.cancel()
    }

    /// Lets everything run that is ready to run.
    ///
    /// It does so several times, because running tasks may make other tasks ready.
    func letTasksRun() async {
        let start = ContinuousClock.now
        var turns = 0
        while turns < 4 || isWorking(since: start) {
            await passThroughExecutors()
            turns += 1
        }
        workAtRest = workGoingOn
    }

    /// How many tasks of the library run and do not sleep by the clock.
    private var workGoingOn: Int { counter.running - clock.sleepingTasks.count(where: counter.knows) }

    /// Whether more work goes on than when tasks last came to rest, and they have not had enough time for it.
    ///
    /// A busy machine may pause their thread while other threads make many turns.
    private func isWorking(since start: ContinuousClock.Instant) -> Bool {
        workGoingOn > workAtRest && ContinuousClock.now - start < .milliseconds(20)
    }

    /// Lets everything run that is ready, until no more tasks begin to sleep by the clock, or until this many tasks
    /// have begun to sleep.
    func settle(untilSleeping count: Int) async {
        var sleeps = clock.sleeps
        let enough = sleeps + max(count, 1)
        let start = ContinuousClock.now
        var quiet = 0
        while quiet < 5 || isWorking(since: start), count == 0 || sleeps < enough {
            await passThroughExecutors()
            quiet = clock.sleeps == sleeps ? quiet + 1 : 0
            sleeps = clock.sleeps
        }
        workAtRest = workGoingOn
    }

    /// Checks again when the screen in front begins to accept input, or when a modal has changed.
    func watchFront() {
        guard !isWatchingFront else { return }
        isWatchingFront = true
        withObservationTracking {
            _ = front?.acceptsInput
            _ = stage.isAnswerUntaken
            for modal in modals { _ = modal.isReady }
        } onChange: { [weak self] in
            Task { @MainActor in
                guard let self else { return }
                self.isWatchingFront = false
                self.lookAgain()
                // Another change may follow before the first one has been handled.
                if self.waiters.isAnyoneWaiting { self.watchFront() }
            }
        }
    }
}
