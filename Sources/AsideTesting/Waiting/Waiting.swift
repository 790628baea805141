/// The steps of a test that wait for something, and what wakes them.
@MainActor
final class Waiting {
    /// Why a step is woken.
    enum Wake {
        /// What it waits for has come, or cannot come any more.
        case decided
        /// Nothing has happened for too long.
        case graceOver
        /// Things happen again and again, and never what it waits for.
        case restless
        /// The test was cancelled.
        case cancelled
    }

    private struct Waiter {
        let id: Int
        let firstEvent: Int
        let isDecided: @MainActor () -> Bool
        let continuation: CheckedContinuation<Wake, Never>
    }

    /// How many things have happened.
    private(set) var events = 0
    private var waiters: [Waiter] = []
    private var lastID = 0

    /// So many things happen in no test that makes headway.
    private static let mostEvents = 100_000

    var isAnyoneWaiting: Bool { !waiters.isEmpty }

    /// Waits until something is decided; looked at each time that something happens.
    func untilDecided(
        heedingCancellation: Bool = true, _ isDecided: @escaping @MainActor () -> Bool
    ) async -> Wake {
        lastID += 1
        let id = lastID
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if heedingCancellation, Task.isCancelled {
                    return continuation.resume(returning: .cancelled)
                }
                waiters.append(
                    Waiter(id: id, firstEvent: events, isDecided: isDecided, continuation: continuation))
            }
        } onCancel: {
            guard heedingCancellation else { return }
            Task { @MainActor in self.wake(.cancelled) { $0.id == id } }
        }
    }

    func somethingHappened() {
        events += 1
        guard !waiters.isEmpty else { return }
        wake(.decided) { $0.isDecided() }
        wake(.restless) { self.events - $0.firstEvent > Self.mostEvents }
    }

    /// Nothing has happened for too long: nobody waits any longer.
    func giveUp() {
        wake(.graceOver) { _ in true }
    }

    private func wake(_ reason: Wake, _ isMeant: (Waiter) -> Bool) {
        // Rarely does more than one wait; where one is woken, nothing is copied.
        var index = 0
        while index < waiters.count {
            if isMeant(waiters[index]) {
                waiters.remove(at: index).continuation.resume(returning: reason)
            } else {
                index += 1
            }
        }
    }
}
