import Aside
import Foundation
import RandomOperations
import Testing

@testable import AsideUI

/// The adapter with real stages and a simulated SwiftUI that calls back late, twice, out of order, or never.
///
/// `ASIDE_OPERATIONS` is the number of schedules, and `ASIDE_SEED` the first seed.
@Suite("The adapter in front of a simulated SwiftUI")
@MainActor
struct SimulationTests {
    @Test("No answer is lost or delivered twice, no await is left hanging, no new modal is closed by an old one")
    func anySchedule() async {
        let first = Wanted.seed
        let count = Wanted.operations(1_500)
        var questions = 0
        for start in stride(from: 0, to: count, by: Self.together) {
            let seeds = (start..<min(start + Self.together, count)).map { first &+ UInt64($0) }
            let windows = seeds.map { Window(seed: $0) }
            await run(windows)
            questions += windows.map(\.ledger.count).reduce(0, +)
            for window in windows where !window.ledger.complaints.isEmpty {
                for event in window.ledger.events { print(event) }
                Issue.record("\(name(window)): \(window.ledger.complaints.joined(separator: " "))")
            }
            for window in windows { window.ledger.forget() }
        }
        print("\(count) schedules from seed \(first): \(questions) questions")
    }

    /// Runs schedules that take turns on the main actor, so that the waits of one schedule cost the others nothing.
    private static let together = 100

    private func run(_ windows: [Window]) async {
        let tasks = windows.map { window in
            Task {
                await window.run { window in
                    try? await RandomFlow(stage: window.stage, dice: window.dice, ledger: window.ledger).run(depth: 2)
                }
            }
        }
        // The test cannot wait for a hanging flow. A passing run does not wait here.
        let watchdog = Task {
            try await Task.sleep(for: .seconds(600))
            let hanging = windows.filter { !$0.ledger.isFinished }
            Issue.record("Hanging: \(hanging.prefix(5).map(name).joined(separator: ", "))")
            for window in hanging { window.giveUp() }
        }
        for task in tasks { await task.value }
        watchdog.cancel()
    }

    private func name(_ window: Window) -> String {
        "ASIDE_OPERATIONS=1 ASIDE_SEED=\(window.seed)"
    }
}
