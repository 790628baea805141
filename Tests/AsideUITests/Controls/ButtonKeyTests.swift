import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("ButtonKey")
@MainActor
struct ButtonKeyTests {
    @Test("A letter presses the button that has it as its shortcut")
    func letter() throws {
        let page = Page("Seat") { _ in Action("Remove", shortcut: .key("r")) {} }
        #expect(page.key(of: try #require(page.outline["Remove"])) == .character("r"))
    }
}
