/// A clock by which no notice and no question expires.
///
/// A script types as fast as the machine lets it. On a slow one, a notice or an expiring question would be over before
/// the script gets there. Shorter waits, such as the pause before a search, take as long as ever.
struct UnhurriedClock: Clock {
    /// A wait of this length or more never ends.
    private static let patience = Duration.seconds(1)

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { ContinuousClock().minimumResolution }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let isForReader = deadline - now >= Self.patience
        try await ContinuousClock().sleep(
            until: isForReader ? now + .seconds(1_000_000) : deadline, tolerance: tolerance)
    }
}
