import Observation

/// A piece of work that runs until it is cancelled, and records the cancellation.
@MainActor
@Observable
package final class Effect {
    package private(set) var isRunning = false
    package private(set) var wasCancelled = false

    package init() {}

    package func run() async throws {
        isRunning = true
        defer { isRunning = false }
        do {
            try await untilCancelled()
        } catch {
            wasCancelled = Task.isCancelled
            throw error
        }
    }
}

/// Ends only when it is cancelled, and throws then.
package nonisolated(nonsending) func untilCancelled() async throws {
    let (endless, source) = AsyncStream<Never>.makeStream()
    for await _ in endless {}
    withExtendedLifetime(source) {}
    throw CancellationError()
}
