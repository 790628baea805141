import RandomOperations
import Testing

@testable import AsideUI

/// Questions in a window in which completions get lost, and the app shows and closes sheets beneath them at any time.
///
/// `ASIDE_OPERATIONS` is the number of schedules, and `ASIDE_SEED` the first seed. Without them, the schedules are always
/// the same, so that a fault that shows once in thousands of them is not blamed on the change that happens to be checked.
@Suite("Any schedule of presentations")
@MainActor
struct SimulationTests {
    @Test("Nothing is lost, nothing is shown twice, and at most one transition is in flight")
    func anySchedule() async {
        let first = Wanted.seed(usually: 1)
        let count = Wanted.operations(300)
        var steps = 0
        var windows: [() -> ControllerWindow?] = []
        for seed in first..<first + UInt64(count) {
            let schedule = Schedule(seed: seed)
            await schedule.run()
            windows.append { [weak window = schedule.attached.window] in window }
            steps += schedule.steps
            guard !schedule.complaints.isEmpty else { continue }
            for event in schedule.events { print(event) }
            Issue.record("ASIDE_OPERATIONS=1 ASIDE_SEED=\(seed): \(schedule.complaints.joined(separator: " "))")
        }
        for _ in 0..<10 { await Task {}.value }
        #expect(!windows.contains { $0() != nil }, "A window outlives its schedule.")
        print("\(count) schedules from seed \(first), \(steps) steps")
    }
}
