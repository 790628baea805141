import Aside
import AsideTesting
import Observation
import TestSupport
import Testing

@MainActor
@Suite("A visit leaves a flow as a user does")
struct VisitTests {
    @Test(
        "A visit fails if the work of a screen that was left goes on sleeping after its cancellation",
        arguments: [true, false])
    func deafScreen(isDeaf: Bool) async {
        let ui = TestPresenter()
        let poll = PollingScreen(ui.clock, isDeaf)
        defer { poll.isReady = true }
        let reports = await reports {
            try await ui.visit {
                try await ui.stage.show(ButtonScreen("Home", ["Status"])).then { _ in
                    try await ui.stage.show(poll).value()
                }
            } steps: {
                try await ui.screen(ButtonScreen.self).press("Status")
                try await ui.goBack(from: PollingScreen.self)
            }
        }
        #expect(
            reports.map { $0.text.split(separator: "\n").first }
                == (isDeaf ? ["The flow goes on sleeping by the clock after its task was cancelled."] : []))
    }
}

/// Asks from time to time whether something is ready; a deaf one swallows its cancellation.
@Observable
private final class PollingScreen: SelfStarting {
    let outlet = Outlet<Void>()
    let title = "Status"
    var isReady = false
    private let clock: TestClock
    private let isDeaf: Bool

    init(_ clock: TestClock, _ isDeaf: Bool) {
        (self.clock, self.isDeaf) = (clock, isDeaf)
    }

    func begin() async throws {
        while !isReady {
            do { try await clock.sleep(for: .seconds(1)) } catch { if !isDeaf { throw error } }
        }
    }

    var content: Content { Action("Open", isEnabled: isReady) { self.publish() } }
}
