/// A piece of work that goes on until it is cancelled, and records that.
@MainActor
final class Effect {
    private(set) var isRunning = false
    private(set) var wasCancelled = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func run() async throws {
        let (endless, source) = AsyncStream<Never>.makeStream()
        isRunning = true
        wake()
        for await _ in endless {}
        withExtendedLifetime(source) {}
        wasCancelled = Task.isCancelled
        isRunning = false
        wake()
        try Task.checkCancellation()
    }

    func started() async {
        while !isRunning { await withCheckedContinuation { waiting.append($0) } }
    }

    func cancelled() async {
        while !wasCancelled { await withCheckedContinuation { waiting.append($0) } }
    }

    private func wake() {
        let ready = waiting
        waiting = []
        for continuation in ready { continuation.resume() }
    }
}
