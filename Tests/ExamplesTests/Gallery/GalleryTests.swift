import Aside
import AsideTesting
import Testing

@testable import GalleryExample

@MainActor @Suite("Gallery: every control and every question")
struct GalleryTests {
    let ui = TestPresenter()
    var flow: GalleryFlow { GalleryFlow(stage: ui.stage, clock: ui.clock, pace: .seconds(1)) }

    @Test("Every control takes what the user does")
    func controls() async throws {
        try await ui.run {
            try await flow.run()
        } steps: {
            let controls = try await ui.screen(ControlsScreen.self)
            try controls.press("Remove Pears")
            try controls.fill("Name", "Ada Lovelace of St James's Square")
            #expect(errors(of: controls.model)["Name"] == "At most 20 letters.")
            try controls.fill("Password", "secret")
            try controls.fill("Guests", "4")
            try controls.fill("Delivery", "31/12/2026")
            try controls.fill("Note", "one\ntwo")
            try controls.toggle("Gift wrap")
            try controls.pick("large", from: "Size")
            #expect(controls.model.fruit == ["Apples"])
            #expect(controls.model.guests == 4)
            #expect(controls.model.note == "one\ntwo")
            #expect(controls.model.isGift)
            #expect(controls.model.size == "large")
            try controls.press("Questions")
            try await ui.screen(QuestionsScreen.self).press("Done")
            try await ui.screen(ControlsScreen.self).press("Close")
        }
    }

    @Test("Prompts check what is entered")
    func prompts() async throws {
        try await asking {
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
        }
    }

    @Test("A sheet, work and notices stand beside the menu")
    func work() async throws {
        try await asking {
            try await ask("Sheet", says: "A window seat") {
                let wish = try await ui.screen(WishScreen.self)
                try wish.fill("Wish", "A window seat")
                try wish.press("Send")
            }
            try await ask("Progress", says: "3 files") {
                try await ui.progress("Downloading")
                for _ in 1...3 { try await ui.advance(by: .seconds(1)) }
            }
            try await ask("Retrying", says: "done at attempt 2") {
                try await ui.alert("The upload failed").press("Retry")
            }
            try await ask("Notice with a button", says: "undone") {
                try await ui.notice("Message archived").press("Undo")
            }
            try await ask("Notice", says: "nobody was asked") { try await ui.notice("Saved") }
        }
    }

    @Test("Every question leads back to the menu, with any answer")
    func explored() async throws {
        let exploration = try await explore(ExplorationOptions(moves: 4)) { walk in
            // Other tests use the controls in steps. Here, they only lead on.
            walk.only { move in
                !(walk.stage.stack.top is ControlsScreen) || "\(move.action)".contains("Questions")
                    || "\(move.action)".contains("Close")
            }
            try await GalleryFlow(stage: walk.stage, clock: walk.clock, pace: .seconds(1)).run()
        }
        #expect(exploration.states > 30)
    }

    /// Runs the gallery, goes to the menu of questions, takes the steps, and closes the gallery.
    private func asking(_ steps: @escaping @MainActor () async throws -> Void) async throws {
        try await ui.run {
            try await flow.run()
        } steps: {
            try await ui.screen(ControlsScreen.self).press("Questions")
            try await steps()
            try await ui.screen(QuestionsScreen.self).press("Done")
            try await ui.screen(ControlsScreen.self).press("Close")
        }
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
