/// The waiting steps of a test.
///
/// Events wake them.
@MainActor
final class WaitingSteps {
    private struct Waiter {
        let id: Int
        let firstEvent: Int
        let isDecided: @MainActor () -> Bool
        let continuation: CheckedContinuation<Wait.Event, Never>
    }

    /// How many events have happened.
    private(set) var eventCount = 0
    private var waiters: [Waiter] = []
    private var lastID = 0

    var isAnyoneWaiting: Bool { !waiters.isEmpty }

    /// Waits until a condition holds.
    ///
    /// The condition is checked after each event. Returns the event that ended the wait.
    func wait(
        heedingCancellation: Bool = true, until isDecided: @escaping @MainActor () -> Bool
    ) async -> Wait.Event {
        lastID += 1
        let id = lastID
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if heedingCancellation, Task.isCancelled {
                    return continuation.resume(returning: .testCancelled)
                }
                // Under a task executor preference, this task was suspended between its own check and this line.
                if isDecided() { return continuation.resume(returning: .somethingHappened) }
                waiters.append(
                    Waiter(id: id, firstEvent: eventCount, isDecided: isDecided, continuation: continuation))
            }
        } onCancel: {
            guard heedingCancellation else { return }
            Task { @MainActor in self.wake(with: .testCancelled) { $0.id == id } }
        }
    }

    func somethingHappened() {
        eventCount += 1
        guard !waiters.isEmpty else { return }
        wake(with: .somethingHappened) { $0.isDecided() }
        wake(with: .eventLimitReached) { self.eventCount - $0.firstEvent > Wait.eventLimit }
    }

    /// Wakes all waiting steps, because nothing has happened for too long.
    func endQuietPeriod() {
        wake(with: .quietPeriodEnded) { _ in true }
    }

    private func wake(with event: Wait.Event, _ isMeant: (Waiter) -> Bool) {
        // There is rarely more than one waiting step. Waking the steps in place copies nothing.
        var index = 0
        while index < waiters.count {
            if isMeant(waiters[index]) {
                waiters.remove(at: index).continuation.resume(returning: event)
            } else {
                index += 1
            }
        }
    }
}
