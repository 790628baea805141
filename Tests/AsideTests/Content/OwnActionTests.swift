import Testing

@testable import Aside

@MainActor
@Suite("A row that is its action")
struct OwnActionTests {
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
}
