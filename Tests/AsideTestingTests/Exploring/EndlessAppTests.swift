import Aside
import AsidePaths
import Testing

@testable import AsideTesting

@MainActor
@Suite("Explorations of apps without an end (DESIGN 8)")
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

    @Test("An endless app with a standing notice ends at a bound, and a warning names what to leave out")
    func standingNotice() async {
        let explorer = Explorer(ExplorationOptions(walks: 200)) { try await app(on: $0.stage) }
        await explorer.explore()
        #expect(explorer.failures.map(\.headline) == [])
        let warnings = Exploration(explorer).warnings
        #expect(warnings.contains { $0.contains("`walk.only { $0.action != .press(\"Add\") }`.") }, "\(warnings)")
        #expect(explorer.walks <= 200)
    }
}
