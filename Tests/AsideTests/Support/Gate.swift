import Observation

/// Something that a test opens and a flow waits for, cancelled or not.
@MainActor
@Observable
final class Gate {
    /// Whether someone waits, or has waited, for the opening.
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
