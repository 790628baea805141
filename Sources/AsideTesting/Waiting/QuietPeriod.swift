/// The time without events after which a test gives up, measured so that a busy machine does not shorten it.
///
/// The presenter sleeps between two checks. Then it waits for a turn in the thread pool and on the main actor, behind
/// everything that is ready to run. If the turn comes late, the time counts less, because the flow waits in the same
/// queue.
struct QuietPeriod: Equatable {
    /// What the presenter does after a check.
    enum Decision: Equatable {
        case keepWaiting
        /// Fails the waiting steps.
        case failWaitingSteps
        /// Ends the wait of steps that have waited for something else for ``patience`` quiet periods or more.
        case freeSteps
    }

    let duration: Duration
    private(set) var spent = Duration.zero
    /// How many quiet periods in a row have passed.
    private(set) var periods = 0
    private var lastEventCount: Int?

    /// For how many quiet periods a test may wait for something of its own while a modal waits for its user.
    static let patience = 5
    /// For how many quiet periods it may do so while no question is shown: perhaps something real goes on.
    static let patienceWithoutQuestion = 20

    /// If the turn comes within this time, the whole time counts.
    private static let promptLatency = Duration.milliseconds(5)

    init(_ duration: Duration) {
        self.duration = duration
    }

    /// The time between two checks.
    var step: Duration { duration / 20 }

    /// Decides what to do after one check.
    mutating func decision(eventCount: Int, latency: Duration, isStepWaiting: Bool) -> Decision {
        if eventCount != lastEventCount {
            lastEventCount = eventCount
            periods = 0
            restart()
            return .keepWaiting
        }
        guard spend(latency: latency) else { return .keepWaiting }
        periods += 1
        // The next wait, such as the wait for the end of the flow, gets a whole quiet period.
        restart()
        if isStepWaiting { return .failWaitingSteps }
        return periods >= Self.patience ? .freeSteps : .keepWaiting
    }

    /// Starts again, because something happened.
    mutating func restart() {
        spent = .zero
    }

    /// Counts one check without an event.
    ///
    /// Returns whether the period is over.
    mutating func spend(latency: Duration) -> Bool {
        spent += latency <= Self.promptLatency ? step : step * (Self.promptLatency / latency)
        return spent >= duration
    }
}

/// Waits for a turn in the thread pool, and then for a turn on the main actor.
@concurrent
package nonisolated func passThroughExecutors() async {
    await MainActor.run {}
}
