import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: step by step")
struct LinearOrderTests {
    let ui = TestPresenter()
    let shop = Shop()

    @Test("The confirmation contains exactly what was entered")
    func confirmation() async throws {
        ui.answer(CartScreen.self, with: .bread)
        ui.answer(AddressScreen.self, times: .exactly(2)) { $0.title == "Ship to" ? .home : .office }
        ui.answer(CardScreen.self, with: .visa)
        let confirmation = try await ui.run { try await LinearOrderFlow(stage: ui.stage, shop: shop).run() }
        let order = Order(.bread, to: .home, payment: .card(.visa, billing: .office))
        #expect(confirmation == OrderConfirmation(number: 1, order: order))
        #expect(shop.placed == [order])
    }
}
