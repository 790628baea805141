import Observation

/// A gate that a test opens and for which a flow waits, cancelled or not.
@MainActor
@Observable
package final class Gate {
    /// Whether a task waits, or has waited, for the opening.
    package private(set) var isReached = false
    package private(set) var isOpen = false
    @ObservationIgnored private var passing: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// Waits for the opening.
    package func pass() async {
        isReached = true
        await withCheckedContinuation { continuation in
            if isOpen { continuation.resume() } else { passing.append(continuation) }
        }
    }

    package func open() {
        isOpen = true
        for continuation in passing { continuation.resume() }
        passing = []
    }
}
