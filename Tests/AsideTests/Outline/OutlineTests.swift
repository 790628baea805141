import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Outline")
struct OutlineTests {
    @Test("Two outlines of an unchanged screen are equal, although closures differ")
    func equality() {
        let screen = CartScreen()
        #expect(screen.outline == screen.outline)
        #expect(screen.outline == CartScreen().outline)
    }

    @Test(
        "Every visible change makes outlines differ",
        arguments: [
            { $0.code = "S" }, { $0.feedback = "Wrong" }, { $0.giftWrap = true }, { $0.size = .large }, { $0.day = 1 },
            { $0.progress = 0 }, { $0.canContinue = false }, { $0.items[0].price = "$9" }, { $0.items.removeLast() },
        ] as [@MainActor @Sendable (CartScreen) -> Void]
    )
    func inequality(change: @MainActor (CartScreen) -> Void) {
        let screen = CartScreen()
        let before = screen.outline
        change(screen)
        #expect(screen.outline != before)
    }

    @Test("Controls are in reading order, including those in rows and blocks, and disabled ones")
    func controls() {
        #expect(
            CartScreen().outline.controls.map(\.label) == [
                "Remove", "Remove", "Coupon", "Apply", "Gift wrap", "Size", "Day", "Street", "Street",
                "Same as billing", "Continue",
            ]
        )
    }

    @Test("Every item is found by its identity")
    func lookUp() {
        let outline = CartScreen().outline
        for item in outline.located.map(\.item) {
            #expect(outline[item.id] == item)
        }
    }

    @Test("A shortcut belongs to the first enabled action that has it")
    func shortcuts() {
        let screen = PlainScreen {
            Action("Off", shortcut: .enter, isEnabled: false) {}
            Action("New", shortcut: .key("n")) {}
            Block("More") { Action("On", shortcut: .enter) {} }
            Action("Late", shortcut: .enter) {}
        }
        #expect(screen.outline.action(for: .enter)?.label == "On")
        #expect(screen.outline.action(for: .key("n"))?.label == "New")
        #expect(screen.outline.action(for: .key("x")) == nil)
    }

    @Test("Reading an outline observes what it shows")
    func observation() {
        let screen = CartScreen()
        let change = Change { _ = screen.outline }
        screen.giftWrap = true
        #expect(change.isSeen)
    }

    @Test("An item's description does not contain its secret")
    func secrets() {
        let screen = PlainScreen { Field("Password", \.text, .text().secure()) }
        screen.text = "hunter2"
        #expect(screen.outline.items.map(\.description) == ["field “Password”"])
    }
}
