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

    @Test("A label finds a control, or else a row, and in a group only what is there; an identity comes first")
    func labels() {
        let outline = PlainScreen {
            Row("Dune", id: "b1", detail: "Due today") { Action("Open") {} }
            Row("Emma", detail: "Lent") { Action("Open") {} }
            Row("b1")
            Row("Sort")
            Action("Sort") {}
        }.outline
        #expect(outline["Dune"]?.kind == .row(detail: "Due today"))
        #expect(outline["b1"]?.label == "Dune")
        #expect(outline["Sort"]?.kind.isControl == true)
        #expect(outline["Open"]?.id == outline["Dune"]?.children.first?.id)
        #expect(outline["Open", in: "Emma"]?.id == outline["Emma"]?.children.first?.id)
        #expect(outline["Open", in: "Sort"] == nil)
        #expect(outline["Close"] == nil)
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

    @Test("A row is its action only if its single action has the label of the row")
    func ownAction() {
        let screen = PlainScreen {
            Row("Order", detail: "From the cart") { Action("Order") {} }
            Row("Apples") { Action("Remove") {} }
            Row("Bread") {
                Action("Bread") {}
                Action("Remove") {}
            }
            Row("Total")
            Action("Quit") {}
        }
        let items = screen.outline.items
        #expect(items.map { $0.ownAction?.label } == ["Order", nil, nil, nil, nil])
        #expect(items[0].ownAction?.id == items[0].children[0].id)
    }

    @Test("An item's description does not contain its secret")
    func secrets() {
        let screen = PlainScreen { Field("Password", \.text, .text().secure()) }
        screen.text = "hunter2"
        #expect(screen.outline.items.map(\.description) == ["field “Password”"])
    }
}
