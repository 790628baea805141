import Aside
import AsideTesting
import Testing

@testable import ScreensExample

@MainActor @Suite("Screens: first, second, third")
struct ThreeScreensTests {
    let ui = TestPresenter()

    @Test(
        "Either button that leads from the third screen to the first makes one change",
        arguments: ["Jump to the first", "Start over"])
    func backToFirst(_ button: String) async throws {
        try await ui.run {
            try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
        } steps: {
            let first = try await ui.screen(FirstScreen.self).model
            try await goToThird()
            try await ui.screen(ThirdScreen.self).press(button)
            #expect(try await ui.screen(FirstScreen.self).model === first)
            #expect(ui.stacks == ["First", "First › Second", "First › Second › Third", "First"])
            try await goToThird()
            try await ui.screen(ThirdScreen.self).press("Finish")
        }
    }

    @Test("An invalid note is explained, and the typed text stays")
    func badNote() async throws {
        let kept = try await ui.run {
            try await ui.stage.sheet(NoteScreen(""))
        } steps: {
            let note = try await ui.screen(NoteScreen.self)
            for (text, reason) in [
                (" \n ", "There is nothing to keep."),
                (String(repeating: "é", count: 201), "A note has room for 200 letters; these are 201."),
            ] { try await note.expectRefusal(of: text, in: "Text", by: "Keep it", because: reason) }
            try note.fill("Text", "Milk")
            try note.press("Keep it")
        }
        #expect(kept == "Milk")
    }

    @Test("All three screens are entered at once, and the user can go back to each")
    func deepLink() async throws {
        let choice = try await ui.run {
            try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).runFromThird()
        } steps: {
            try await ui.goBack(from: ThirdScreen.self)
            #expect(ui.stage.stack.screens.map(\.title) == ["First", "Second"])
            try await ui.screen(SecondScreen.self).press("Third")
            try await ui.screen(ThirdScreen.self).press("Finish")
        }
        #expect(choice == .finish)
    }

    private func goToThird() async throws {
        try await ui.screen(FirstScreen.self).press("Second")
        try await ui.screen(SecondScreen.self).press("Third")
        try await ui.screen(ThirdScreen.self)
    }
}
