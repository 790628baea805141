import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: with modals beside the stack")
struct OrderFlowTests {
    let ui = TestPresenter()

    @Test("An item that the user keeps stays, and an empty cart cannot be ordered")
    func cart() async throws {
        let flow = Task { try await OrderFlow(stage: ui.stage, shop: Shop()).run() }
        let cart = try await ui.screen(CartScreen.self)
        try cart.press("Remove Bread")
        try await ui.confirm("Remove Bread?").press("Keep")
        try await ui.screen(CartScreen.self)
        #expect(cart.cart == .offer)
        for item in ["Apples", "Bread", "Coffee"] {
            ui.answer(.confirm("Remove \(item)?"), with: "Remove")
            try await cart.press("Remove \(item)").value
        }
        #expect(throws: MoveError.self) { try cart.model.press("Continue") }
        #expect(cart.outline.items.contains { $0.label == "There is nothing in it." })
        flow.cancel()
        _ = await flow.result
    }

    @Test("An item that was removed has no quantity, and cannot be given one")
    func quantityOfRemoved() {
        var cart = Cart.offer
        cart[quantityOf: "Coffee"] = 3
        cart = cart.without(cart.items[2])
        cart[quantityOf: "Coffee"] = 2
        #expect(cart[quantityOf: "Coffee"] == 0)
        #expect(cart.count == 2)
    }

    @Test("A dismissed coupon leads back to the address, with everything that was entered; a free order is not paid")
    func dismissedCoupon() async throws {
        ui.answer(CartScreen.self, with: .bread)
        ui.answer(ReceiptScreen.self, with: ())
        let confirmation = try await ui.run {
            try await OrderFlow(stage: ui.stage, shop: Shop()).run()
        } steps: {
            let address = try await ui.screen(AddressScreen.self)
            try address.fill("Name", "Ada")
            try address.fill("Street", "1 Main St")
            try address.press("Continue")
            try await ui.sheet("Coupon").dismiss()
            try await ui.screen(AddressScreen.self).press("Continue")
            try await ui.screen(CouponEntry.self).publish(.free)
        }
        #expect(confirmation.order.payment == nil)
    }
}
