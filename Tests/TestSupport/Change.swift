import Observation

/// Whether an observed value has changed since the test read it.
@MainActor
package final class Change {
    package private(set) var isSeen = false

    /// Reads the value once, and reacts in the moment of its change.
    package init(of look: () -> Void, then react: @escaping @MainActor @Sendable () -> Void = {}) {
        withObservationTracking(look) { [self] in
            MainActor.assumeIsolated {
                isSeen = true
                react()
            }
        }
    }
}
