import Aside
import Testing

/// `AsideFoundation` is linked into these tests and named nowhere, as in an app.
struct LocalizedErrorsTests {
    @Test("A LocalizedError shows the texts that it has", arguments: Example.localized)
    func localized(example: Example) {
        #expect(ErrorText(example.error) == example.text)
    }

    @Test("An error without a text for users describes itself", arguments: Example.unlocalized)
    func unlocalized(example: Example) {
        #expect(ErrorText(example.error) == example.text)
    }

    @Test("An NSError shows what Foundation knows about it", arguments: Example.known)
    func known(example: Example) {
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
        let stage = Stage()
        let user = User()
        stage.attach(user)

        await stage.alert(Declined(description: "Card declined", reason: "It has expired.", suggestion: "Try another."))
        await stage.alert(OutOfStock.apples)

        let declined = try #require(user.seen.first)
        #expect(declined.title == "Card declined")
        #expect(declined.message == "It has expired. Try another.")
        #expect(declined.severity == .error)
        let outOfStock = try #require(user.seen.last)
        #expect(outOfStock.title == stage.strings.somethingWentWrong)
        #expect(outOfStock.message == "The apples are sold out.")
    }
}

// MARK: - Fixtures

/// Acknowledges every alert and remembers what it said.
@MainActor
private final class User: Presenter {
    private(set) var seen: [ModalContent] = []

    func present(_ modal: Modal) {
        seen.append(modal.content)
        modal.submit()
    }
}
