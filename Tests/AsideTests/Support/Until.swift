import Observation

/// Waits until a condition holds; it is checked again each time that a value changes that it reads.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
    while true {
        let (changes, change) = AsyncStream.makeStream(of: Never.self)
        if withObservationTracking(condition, onChange: { change.finish() }) { return }
        for await _ in changes {}
    }
}
