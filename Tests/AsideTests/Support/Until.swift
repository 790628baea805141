import Observation

/// Waits until something is so; looked at whenever what it reads changes.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
    while true {
        let (changes, change) = AsyncStream.makeStream(of: Never.self)
        if withObservationTracking(condition, onChange: { change.finish() }) { return }
        for await _ in changes {}
    }
}
