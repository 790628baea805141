import Foundation

/// A clock that stands still until a test moves it.
///
/// Clocks are read from any thread, so its hands are behind a lock.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, Never>
    }

    private let lock = NSLock()
    private var time = Instant()
    private var lastNumber = 0
    private var cancelled: Set<Int> = []
    private var sleepers: [Sleeper] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Swift.Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock {
            lastNumber += 1
            return lastNumber
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let sleeper = Sleeper(number: number, deadline: deadline, continuation: continuation)
                let awake = lock.withLock {
                    if cancelled.contains(number) { return [continuation] }
                    sleepers.append(sleeper)
                    defer { watching = [] }
                    return watching
                }
                for continuation in awake { continuation.resume() }
            }
        } onCancel: {
            lock.withLock { _ = cancelled.insert(number) }
            wake { $0.number == number }
        }
        try Task.checkCancellation()
    }

    /// Moves the clock, once someone sleeps by it.
    func advance(by duration: Duration) async {
        await withCheckedContinuation { continuation in
            let isInUse = lock.withLock {
                if sleepers.isEmpty { watching.append(continuation) }
                return !sleepers.isEmpty
            }
            if isInUse { continuation.resume() }
        }
        lock.withLock { time = time.advanced(by: duration) }
        let now = now
        wake { $0.deadline <= now }
    }

    /// Whether anyone sleeps by this clock.
    var isInUse: Bool { lock.withLock { !sleepers.isEmpty } }

    private func wake(_ isMeant: (Sleeper) -> Bool) {
        let awake = lock.withLock {
            let awake = sleepers.filter(isMeant)
            sleepers.removeAll { sleeper in awake.contains { $0.number == sleeper.number } }
            return awake
        }
        for sleeper in awake { sleeper.continuation.resume() }
    }
}
