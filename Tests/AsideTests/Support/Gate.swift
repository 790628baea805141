import Observation

/// A gate that a test opens and for which a flow waits, cancelled or not.
@MainActor
@Observable
final class Gate {
    /// Whether a task waits, or has waited, for the opening.
    private(set) var isReached = false
    private(set) var isOpen = false
    @ObservationIgnored private var passing: [CheckedContinuation<Void, Never>] = []

    /// Waits for the opening.
    func pass() async {
        isReached = true
        await withCheckedContinuation { continuation in
            if isOpen { continuation.resume() } else { passing.append(continuation) }
        }
    }

    func open() {
        isOpen = true
        for continuation in passing { continuation.resume() }
        passing = []
    }
}
