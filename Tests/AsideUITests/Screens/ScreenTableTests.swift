import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("ScreenTable")
@MainActor
struct ScreenTableTests {
    @Test("A screen is drawn as its own type, or as its superclass if only that is registered")
    func types() {
        var table = ScreenTable<String>()
        table.register(Page.self) { "page \($0.title)" }
        #expect(table.drawing(of: SpecialPage("1")) == "page 1")
        table.register(SpecialPage.self) { "special \($0.title)" }
        table.register(Page.self) { "page \($0.title)" }
        #expect(table.drawing(of: SpecialPage("1")) == "special 1")
        #expect(table.drawing(of: Page("2")) == "page 2")
    }

    private final class SpecialPage: Page {}
}

@Suite("MissingView")
struct MissingViewTests {
    @Test("The message says what is missing and how to add it")
    func message() {
        #expect(
            MissingView(screen: "CartScreen").message == """
                No view for CartScreen: .screen(CartScreen.self) { screen in … }
                Add this line to a view around the StageView, conform CartScreen to ViewProviding, or describe its content.
                """)
    }
}
