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
            var events = -1
            var sleep = grace / 2
            while !Task.isCancelled {
                try? await Task.sleep(for: sleep)
                let latency = await ContinuousClock().measure { await comeThrough() }
                guard let self, self.waiting.isAnyoneWaiting else { break }
                if self.waiting.events == events {
                    if spent.spend(comingThroughIn: latency) { self.waiting.giveUp() }
                } else {
                    events = self.waiting.events
                    spent.restart()
                }
                sleep = spent.step
            }
            self?.watchdog = nil
        }
    }

    /// Lets everything that is ready to run, run; twice, as what runs may make something else ready.
    func settle() async {
        for _ in 1...2 { await comeThrough() }
    }

    /// Looks again when the screen in front begins to wait for its user, or a modal has changed.
    func watchFront() {
        guard !isWatchingFront else { return }
        isWatchingFront = true
        withObservationTracking {
            _ = front?.isWaiting
            _ = stage.isAnswerUntaken
            for modal in modals { _ = modal.content }
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
