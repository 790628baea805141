import Aside
import Observation
import Testing

@testable import AsideExploring

@Suite("A new state counts only after everything that was ready to run")
@MainActor
struct SurpriseTests {
    @Test("An unknown task changes the state of its move, also at a later press of the same button")
    func lateTask() async throws {
        let exploration = try await explore { walk in
            try await walk.stage.show(LateScreen()).value()
        }
        #expect(exploration.warnings.isEmpty)
        let isEarlyShown = exploration.graph.states.contains { $0.name == "early 2" }
        #expect(!isEarlyShown)
        #expect("\(exploration)".hasPrefix("6 states"))
    }

    @Test("Work that outlives the flow is reported without ways that are unsteady, which it may have disturbed")
    func outliving() async {
        var walks = 0
        let explorer = await explored { walk in
            walks += 1
            let (stage, number) = (walk.stage, walks)
            guard try await stage.confirm("Save?", message: "Walk \(number)") else { return }
            Task { await stage.alert("Saved") }
        }
        #expect(explorer.failures.map(\.rule) == [.leftOver])
    }
}

/// A screen whose second press starts a plain task.
@Observable
@MainActor
private final class LateScreen: Screen {
    @ObservationIgnored let outlet = Outlet<Void>()
    private var presses = 0
    private var text = "early"

    var content: Content {
        Heading("\(text) \(presses)")
        Action("Press", isEnabled: presses < 3) {
            self.presses += 1
            if self.presses == 2 { Task { self.text = "late" } }
        }
        Action("Done") { self.publish() }
    }
}
