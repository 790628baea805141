import Testing

@testable import Aside

@MainActor
@Suite("Screen, title and content")
struct ScreenContentTests {
    @Test("A screen without content shows nothing")
    func empty() {
        #expect(CreditCardScreen().outline.items.isEmpty)
    }

    @Test("The title is the first heading, at any depth, or the words of the type's name")
    func title() {
        let titles: [(any Screen, String)] = [
            (CartScreen(), "Your cart"),
            (PlainScreen { Paragraph("Hello") }, "Plain"),
            (CreditCardScreen(), "Credit Card"),
            (PlainScreen { Block("Group") { Heading("Inside") } }, "Inside"),
            (
                PlainScreen {
                    Heading("One")
                    Heading("Two")
                }, "One"
            ),
            (OwnTitle(), "Mine"),
        ]
        for (screen, title) in titles {
            #expect(screen.title == title)
        }
    }
}

@MainActor
private final class CreditCardScreen: Screen {
    let outlet = Outlet<Void>()
}

@MainActor
private final class OwnTitle: Screen {
    let outlet = Outlet<Void>()
    let title = "Mine"

    var content: Content {
        Heading("First")
    }
}
