import Observation

/// Whether an observed value has changed since the test read it.
@MainActor
final class Change {
    private(set) var isSeen = false

    /// Reads the value once.
    init(of look: () -> Void) {
        withObservationTracking(look) { [self] in MainActor.assumeIsolated { isSeen = true } }
    }
}
