import Aside
import Observation

extension TestPresenter {
    /// Starts to look, now and then, whether the steps that wait have waited too long.
    ///
    /// It begins with a long sleep: a test that passes is over before it wakes.
    func startWatchdog() {
        guard watchdog == nil else { return }
        let grace = grace
        watchdog = Task { [weak self] in
            var spent = Grace(grace)
            var graces = 0
            var events = -1
            var sleep = grace / 2
            while !Task.isCancelled {
                try? await Task.sleep(for: sleep)
                let latency = await ContinuousClock().measure { await comeThrough() }
                guard let self, !Task.isCancelled, self.waiting.isAnyoneWaiting || self.stepsOf != nil else { break }
                if self.waiting.events != events {
                    events = self.waiting.events
                    spent.restart()
                    graces = 0
                } else if spent.spend(comingThroughIn: latency) {
                    graces += 1
                    // Whoever waits next, as for the end of the flow, has a grace of its own.
                    spent.restart()
                    if self.waiting.isAnyoneWaiting {
                        self.waiting.giveUp()
                    } else if graces >= Self.patience {
                        self.giveUpOnSteps()
                    }
                }
                sleep = spent.step
            }
            // Where it was stopped, there may be another one by now.
            if !Task.isCancelled { self?.watchdog = nil }
        }
    }

    func stopWatchdog() {
        watchdog?.cancel()
        watchdog = nil
    }

    /// How many times the grace a test may wait for something of its own while a modal waits for its user.
    private static let patience = 5

    /// Frees steps that wait for what a modal keeps from happening: they ask a question themselves.
    private func giveUpOnSteps() {
        guard let location = stepsOf, let top, top.isReady, top.content.kind != .progress, verdict == nil else {
            return
        }
        let headline =
            "For \(grace * Self.patience) the steps have waited for something that is no step, while \(top.content.name) is up."
        let fix =
            "what asks it must not be awaited by the steps that answer it: let a button or the flow call it, "
            + "or `async let`; or answer it by a stub."
        verdict = reported(Failure(headline, fix, location))
        isUnwinding = true
        for modal in modals.reversed() { modal.reportGone() }
    }

    /// Lets everything that is ready to run, run; twice, as what runs may make something else ready.
    func settle() async {
        for _ in 1...2 { await comeThrough() }
    }

    /// Lets everything that is ready to run, run, until nobody begins to sleep by the clock any more, or so many have.
    func settle(untilSleeping count: Int) async {
        var sleeps = clock.sleeps
        let enough = sleeps + max(count, 1)
        var quiet = 0
        while quiet < 5, count == 0 || sleeps < enough {
            await comeThrough()
            quiet = clock.sleeps == sleeps ? quiet + 1 : 0
            sleeps = clock.sleeps
        }
    }

    /// Looks again when the screen in front begins to wait for its user, or a modal has changed.
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
                // One change may follow another before anyone has looked.
                if self.waiting.isAnyoneWaiting { self.watchFront() }
            }
        }
    }
}

/// Stands in line in the thread pool, and then for the main actor.
@concurrent
nonisolated private func comeThrough() async {
    await MainActor.run {}
}
