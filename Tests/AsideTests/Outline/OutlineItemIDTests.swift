import Testing

@testable import Aside

@MainActor
@Suite("Outline.Item.ID")
struct OutlineItemIDTests {
    @Test("A control keeps its identity when something appears or goes above it, and when its value changes")
    func stability() throws {
        let screen = CartScreen()
        let coupon = try #require(screen.outline.first("Coupon")).id
        let remove = try #require(screen.outline.first("Pears")?.children.first).id
        screen.items.insert(.init(name: "Figs", price: "$9"), at: 0)
        screen.items.remove(at: 1)
        screen.code = "SAVE10"
        screen.feedback = "Expired"
        #expect(screen.outline[coupon]?.label == "Coupon")
        #expect(screen.outline[remove] == screen.outline.first("Pears")?.children.first)
    }

    @Test("Equal siblings are numbered from the top")
    func occurrences() {
        let screen = PlainScreen {
            Row("Apples") {
                Action("Remove") {}
                Action("Remove") {}
            }
            Row("Apples") { Action("Remove") {} }
        }
        #expect(
            screen.outline.located.map(\.item.id.description) == [
                "row “Apples”",
                "row “Apples” / action “Remove”",
                "row “Apples” / action “Remove” (2)",
                "row “Apples” (2)",
                "row “Apples” (2) / action “Remove”",
            ]
        )
    }

    @Test("A heading with a field's label does not change the field's identity")
    func kinds() throws {
        let bare = PlainScreen { Field("Coupon", \.text) }
        let titled = PlainScreen {
            Heading("Coupon")
            Field("Coupon", \.text)
        }
        #expect(bare.outline.controls.map(\.id) == titled.outline.controls.map(\.id))
    }
}
