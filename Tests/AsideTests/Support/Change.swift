import Observation

/// Whether an observed value has changed since the test read it.
@MainActor
final class Change {
    private(set) var isSeen = false

    /// Reads the value once, and reacts in the moment of its change.
    init(of look: () -> Void, then react: @escaping @MainActor @Sendable () -> Void = {}) {
        withObservationTracking(look) { [self] in
            MainActor.assumeIsolated {
                isSeen = true
                react()
            }
        }
    }
}
