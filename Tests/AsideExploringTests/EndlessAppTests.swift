import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("The exploration of an app without an end ends")
struct EndlessAppTests {
    /// An app with a notice that stands, a list that grows, and a question at each thing.
    private func app(on stage: Stage) async throws {
        async let _ = stage.notice("A new version", action: "Update", for: .seconds(86_400))
        var things = 0
        while true {
            switch try await stage.show(ButtonScreen("\(things) things", ["Add", "Look", "Delete"])).value() {
            case "Add": things += 1
            case "Look": _ = try await stage.nilIfDismissed { try await stage.sheet(ButtonScreen("Thing", ["Close"])) }
            default: if try await stage.confirm("Delete all?") { things = 0 }
            }
        }
    }

    @Test("An endless app with a standing notice ends at a bound, and a warning names the places with most states")
    func standingNotice() async {
        let explorer = await explored(ExplorationOptions(walks: 80)) { try await app(on: $0.stage) }
        #expect(explorer.failures.map(\.headline) == [])
        let warnings = Exploration(explorer).warnings
        #expect(warnings.contains { $0.contains(" Most states: ") }, "\(warnings)")
        #expect(explorer.walks <= 80)
        #expect(explorer.findings.map(\.headline) == [])
        #expect(explorer.graph.states.first?.moves.map(\.label).contains("Update") == true)
    }

    @Test("A warning about the bound names the walks and moves that were made")
    func bound() async {
        let explorer = await explored(ExplorationOptions(walks: 4)) { walk in
            var number = 1
            while true {
                let choice = try await walk.stage.show(ButtonScreen("\(number)", ["Add", "Double"])).value()
                number = choice == "Add" ? number + 1 : 2 &* number
            }
        }
        let made = "The exploration ended after \(explorer.plan.effort.moves) moves in \(explorer.walks) walks; "
        #expect(explorer.walks < 4)
        #expect(explorer.warnings.contains { $0.hasPrefix(made) }, "\(explorer.warnings)")
    }

    @Test("While the notice of a plain task stands, nothing that is on its way counts as at rest", arguments: 1...2)
    func noticeOfPlainTask(time: Int) async {
        let explorer = await explored { walk in
            let stage = walk.stage
            let notice = Task { await stage.notice("A new version", action: "Update", for: nil) }
            defer { notice.cancel() }
            try await stage.show(ButtonScreen("Home", ["Add", "Look", "Delete", "Settings"])).until { choice in
                switch choice {
                case "Add": _ = try await stage.prompt("Name", placeholder: "milk")
                case "Look": try await thing(on: stage)
                case "Settings": _ = try await stage.choose("Theme", from: ["Light", "Dark"])
                default: _ = try await stage.confirm("Delete all?")
                }
                return .stay
            } as Void
        }
        #expect(explorer.faults == [])
        #expect(explorer.graph.untried == 0)
    }

    private func thing(on stage: Stage) async throws {
        try await stage.show(ButtonScreen("Thing", ["Edit", "Share"])).until { choice in
            if choice == "Edit" {
                _ = try await stage.prompt("Text", placeholder: "oats")
            } else {
                _ = try await stage.confirm("Share it?")
            }
            return .stay
        }
    }
}
