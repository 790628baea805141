/// A clock by which time passes only when a test says so, and which wakes nobody.
final class StoppedClock: Clock {
    nonisolated(unsafe) var now = ContinuousClock.now
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        for await _ in AsyncStream<Never>(unfolding: { await withUnsafeContinuation { _ in } }) {}
    }
}
