/// How long nothing may happen before a test gives up, counted so that a busy machine does not shorten it.
///
/// Between two looks the presenter sleeps. Then it passes once through the thread pool and the main actor, behind
/// everything that is ready to run. Slow passes count less: while other tests stand in line, the flow stands there too.
struct QuietPeriod: Equatable {
    /// What the presenter does after a look.
    enum Verdict: Equatable {
        case keepWaiting
        /// Fails the steps that wait.
        case failWaitingSteps
        /// Frees the steps that have waited for something else for ``patience`` quiet periods.
        case freeSteps
    }

    let duration: Duration
    private(set) var spent = Duration.zero
    /// How many quiet periods in a row have passed.
    private var periods = 0
    private var lastEventCount: Int?

    /// How many quiet periods a test may wait for something of its own while a modal waits for its user.
    static let patience = 5

    /// How long it may take to pass through for the time to count fully.
    private static let promptLatency = Duration.milliseconds(5)

    init(_ duration: Duration) {
        self.duration = duration
    }

    /// How long one look takes.
    var step: Duration { duration / 20 }

    /// Decides what to do after one look.
    mutating func verdict(eventCount: Int, latency: Duration, isStepWaiting: Bool) -> Verdict {
        if eventCount != lastEventCount {
            lastEventCount = eventCount
            periods = 0
            restart()
            return .keepWaiting
        }
        guard spend(latency: latency) else { return .keepWaiting }
        periods += 1
        // The next wait, as for the end of the flow, has a whole quiet period.
        restart()
        if isStepWaiting { return .failWaitingSteps }
        return periods >= Self.patience ? .freeSteps : .keepWaiting
    }

    /// Begins again, as something happened.
    mutating func restart() {
        spent = .zero
    }

    /// Counts one look without an event; returns whether the period is over.
    mutating func spend(latency: Duration) -> Bool {
        spent += latency <= Self.promptLatency ? step : step * (Self.promptLatency / latency)
        return spent >= duration
    }
}
