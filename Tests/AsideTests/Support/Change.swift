import Observation

/// Whether an observed value has changed since the test read it.
@MainActor
final class Change {
    private(set) var isSeen = false

    /// Reads the value once.
    ///
    /// - Parameter react: Called in the moment of the change.
    init(of look: () -> Void, _ react: @escaping @MainActor @Sendable () -> Void = {}) {
        withObservationTracking(look) { [self] in
            MainActor.assumeIsolated {
                isSeen = true
                react()
            }
        }
    }
}
