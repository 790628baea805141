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
    @Test("An alert has them as its title and its message")
    func alert() async throws {
        let ui = TestPresenter()
        try await ui.run {
            await ui.stage.alert(Declined(description: "Card declined", reason: "It has expired."))
        } steps: {
            let alert = try await ui.alert("Card declined")
            #expect(alert.content.message == "It has expired.")
            try alert.press("OK")
        }
    }
}
