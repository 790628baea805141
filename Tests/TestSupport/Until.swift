import Observation
package import Testing

/// Waits until a condition holds; it is checked again each time that a value changes that it reads.
///
/// If the code under test is broken, the wait ends after ten minutes with an issue. Beside a thousand other tests on a
/// busy machine, minutes can pass between two turns of the main actor.
@MainActor
package func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: @escaping @MainActor () -> Bool
) async {
    if condition() { return }
    let alarm = Alarm()
    let ringing = Task.detached {
        try await Task.sleep(for: .seconds(600))
        await alarm.ring()
    }
    defer { ringing.cancel() }
    while true {
        let (changes, change) = AsyncStream.makeStream(of: Never.self)
        if withObservationTracking(condition, onChange: { change.finish() }) { return }
        if withObservationTracking({ alarm.rings }, onChange: { change.finish() }) { break }
        for await _ in changes {}
    }
    Issue.record("The condition did not come to hold in ten minutes.", sourceLocation: sourceLocation)
}

@MainActor
@Observable
private final class Alarm {
    private(set) var rings = false

    func ring() { rings = true }
}
