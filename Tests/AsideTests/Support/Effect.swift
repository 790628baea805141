import Observation

/// A piece of work that runs until it is cancelled, and records the cancellation.
@MainActor
@Observable
final class Effect {
    private(set) var isRunning = false
    private(set) var wasCancelled = false

    func run() async throws {
        let (endless, source) = AsyncStream<Never>.makeStream()
        isRunning = true
        for await _ in endless {}
        withExtendedLifetime(source) {}
        wasCancelled = Task.isCancelled
        isRunning = false
        try Task.checkCancellation()
    }
}
