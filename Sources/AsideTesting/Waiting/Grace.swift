/// How long nothing may happen before a test gives up, counted so that a busy machine cannot hasten it.
///
/// Between two looks the presenter sleeps, and then goes once through the thread pool and the main actor, behind
/// everything that is ready to run. Only as much time counts as these answer promptly: while a thousand other tests stand
/// in line, the flow stands there too, and its time is worth less.
struct Grace: Equatable {
    let duration: Duration
    private(set) var spent = Duration.zero

    /// How long one look takes.
    var step: Duration { duration / 20 }

    /// How long it may take to come through for the time to count fully.
    private static let prompt = Duration.milliseconds(5)

    init(_ duration: Duration) {
        self.duration = duration
    }

    /// Something has happened.
    mutating func restart() {
        spent = .zero
    }

    /// One look, at which nothing had happened; returns whether that was the last.
    mutating func spend(comingThroughIn latency: Duration) -> Bool {
        spent += latency <= Self.prompt ? step : step * (Self.prompt / latency)
        return spent >= duration
    }
}
