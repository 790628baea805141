import Testing

@testable import Aside

@MainActor
@Suite("Screen, acting by label")
struct ScreenLabelsTests {
    @Test("A label means the control on the screen itself, or the only one deeper inside")
    func nearest() throws {
        let screen = PlainScreen {
            Block("Fruit") {
                Row("Apples") { Action("Remove") {} }
                Action("Remove") {}
                Row("Pears") { Action("Eat") {} }
            }
            Action("Remove") {}
        }
        let found: [(label: String, group: String?, id: String)] = [
            ("Remove", nil, "action “Remove”"),
            ("Remove", "Fruit", "block “Fruit” / action “Remove”"),
            ("Remove", "Apples", "block “Fruit” / row “Apples” / action “Remove”"),
            ("Eat", nil, "block “Fruit” / row “Pears” / action “Eat”"),
            ("Eat", "Fruit", "block “Fruit” / row “Pears” / action “Eat”"),
            ("Eat", "Pears", "block “Fruit” / row “Pears” / action “Eat”"),
        ]
        for (label, group, id) in found {
            let lookup = ControlLookup(
                outline: screen.outline, place: ControlPlace(TypeName(of: screen)), noun: .action, label: label,
                group: group
            )
            #expect(try lookup.item().id.description == id)
        }
    }
}
