import Observation

/// Whether something that was looked at has changed since.
@MainActor
final class Change {
    private(set) var isSeen = false

    /// Looks once.
    init(of look: () -> Void) {
        withObservationTracking(look) { [self] in MainActor.assumeIsolated { isSeen = true } }
    }
}
