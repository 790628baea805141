/// Time that passes, and turns that come, when a test says so; and what was said meanwhile.
@MainActor
package final class ManualTime {
    /// Called when something waits for its turn.
    package var changed: @MainActor () -> Void = {}
    /// What was said to the programmer.
    package var warnings: [String] = []
    /// What VoiceOver was told to read.
    package var announcements: [String] = []
    private var waiting: [@MainActor () -> Void] = []
    private var timers: [(due: Duration, action: @MainActor () -> Void)] = []
    private var now = Duration.zero

    package init() {}

    /// Whether something waits for its turn.
    package var hasTurn: Bool { !waiting.isEmpty }
    /// Whether something waits for a time.
    package var hasTimer: Bool { !timers.isEmpty }

    /// Does something after a time; after none, in another turn.
    package func after(_ duration: Duration, _ action: @escaping @MainActor () -> Void) {
        if duration == .zero { waiting.append(action) } else { timers.append((now + duration, action)) }
        changed()
    }

    /// Lets one turn come.
    package func turn() { waiting.removeFirst()() }

    /// Lets all turns come.
    package func turns() {
        while hasTurn { turn() }
    }

    package func pass(_ duration: Duration) {
        now += duration
        let due = timers.filter { $0.due <= now }
        timers.removeAll { $0.due <= now }
        for timer in due { timer.action() }
    }
}
