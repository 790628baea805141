import Aside
import AsideTesting
import Testing

/// These tests link `AsideFoundation` but never name it, as an app does.
struct LocalizedErrorsTests {
    @Test(
        "An error shows the texts that it has for users, or that Foundation has for it; without any, it describes itself",
        arguments: Example.localized + Example.unlocalized + Example.known)
    func texts(example: Example) {
        #expect(ErrorText(example.error) == example.text)
    }

    @Test("An error from Foundation never shows its notation for logs", arguments: Example.foundation)
    func foundation(example: Example) throws {
        let text = ErrorText(example.error)
        let shown = try #require(text.title ?? text.message)
        #expect(!shown.isEmpty)
        #expect(!shown.contains("Error Domain="))
        #expect(!shown.contains("UserInfo"))
    }

    @MainActor
    @Test("An alert shows the texts as its title and message")
    func alert() async throws {
        let ui = TestPresenter()
        let declined = Declined(description: "Card declined", reason: "It has expired.", suggestion: "Try another.")
        try await ui.run {
            await ui.stage.alert(declined)
            await ui.stage.alert(OutOfStock.apples)
        } steps: {
            let first = try await ui.alert("Card declined")
            #expect(first.content.message == "It has expired. Try another.")
            #expect(first.content.severity == .error)
            try first.press("OK")
            let second = try await ui.alert(ui.stage.strings[.somethingWentWrong])
            #expect(second.content.message == "The apples are sold out.")
            try second.press("OK")
        }
    }
}
