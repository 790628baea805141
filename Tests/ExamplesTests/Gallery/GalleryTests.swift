import Aside
import AsideExploring
import AsideTesting
import Testing

@testable import GalleryExample

@MainActor @Suite("Gallery: every control and every question")
struct GalleryTests {
    let ui = TestPresenter()

    @Test("Prompts check what is entered")
    func prompts() async throws {
        try await ui.run {
            try await GalleryFlow(stage: ui.stage, clock: ui.clock, pace: .seconds(1)).run()
        } steps: {
            try await ui.screen(ControlsScreen.self).press("Questions")
            try await ask("Prompt", says: "SAVE10") {
                let coupon = try await ui.prompt("Coupon")
                try await coupon.submit("FREE")
                #expect(coupon.error == "“FREE” is not a coupon. Try SAVE10.")
                try await coupon.submit("SAVE10")
            }
            try await ask("Secret", says: "5 letters") { try await ui.prompt("Password").submit("tulip") }
            try await ask("Number", says: "3") { try await ui.prompt("Guests").submit("3") }
            try await ask("Form", says: "Ada, 8") {
                let table = try await ui.form("Table")
                try table.fill("Guests", "8")
                try table.fill("Wishes", "By the window.\nOr outside.")
                try await table.submit()
                #expect(table.error == "Enter a name.")
                try table.fill("Name", "Ada")
                try await table.submit()
            }
            try await ask("While typing", says: "shop") {
                let name = try await ui.prompt("Project name")
                try name.fill("a/b")
                try await ui.advance(by: .milliseconds(300))
                try await ui.until { name.error == "A name has no slash." }
                try await name.submit("shop")
            }
            try await ui.screen(QuestionsScreen.self).press("Done")
            try await ui.screen(ControlsScreen.self).press("Close")
        }
    }

    @Test("Every question leads back to the menu, with any answer")
    func explored() async throws {
        let exploration = try await explore(ExplorationOptions(moves: 4)) { walk in
            // Other tests use the controls in steps. Here, they only lead on.
            walk.only { move in
                !(walk.stage.stack.top is ControlsScreen) || "\(move)".contains("Questions")
                    || "\(move)".contains("Close")
            }
            try await GalleryFlow(stage: walk.stage, clock: walk.clock, pace: .seconds(1)).run()
        }
        #expect(exploration.states > 30)
    }

    /// Chooses from the menu, takes the steps, and waits until the menu shows the result.
    private func ask(
        _ row: String, says answer: String, _ steps: @escaping @MainActor () async throws -> Void
    ) async throws {
        let questions = try await ui.screen(QuestionsScreen.self)
        try questions.press(row)
        try await steps()
        try await questions.until { $0.answer == answer }
    }
}
