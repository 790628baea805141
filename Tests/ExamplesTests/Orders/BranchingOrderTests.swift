import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: with branches")
struct BranchingOrderTests {
    let ui = TestPresenter()
    let shop = Shop()

    @Test("Back from the review to the other branch leaves nothing of the first one")
    func otherBranch() async throws {
        ui.answer(CartScreen.self, with: .bread)
        ui.answer(AddressScreen.self, with: .home, times: .exactly(2))
        ui.answer(CouponEntry.self, with: nil)
        let confirmation = try await ui.run {
            try await order()
        } steps: {
            try await ui.screen(PaymentScreen.self).press("Card")
            try await ui.screen(CardScreen.self).publish(.visa)
            try await ui.screen(ReviewScreen.self)
            ui.stage.stack.pop(to: 3)
            try await ui.screen(PaymentScreen.self).press("Apple Pay")
            try await ui.screen(ApplePayScreen.self)
            #expect(ui.stage.stack.screens.map(\.title) == ["Your cart", "Ship to", "Coupon", "Payment", "Apple Pay"])
            try await ui.screen(ApplePayScreen.self).press("Pay $3.50")
            try await ui.screen(ReviewScreen.self).press("Place the order")
        }
        #expect(confirmation.order == Order(.bread, to: .home, payment: .applePay(.init(amount: Money(cents: 350)))))
    }

    @Test("Going back from the review to the coupon can make the order free")
    func freeAfterAll() async throws {
        ui.answer(CartScreen.self, with: .bread)
        ui.answer(AddressScreen.self, with: .home)
        let confirmation = try await ui.run {
            try await order()
        } steps: {
            try await ui.screen(CouponEntry.self).publish(.half)
            try await ui.screen(PaymentScreen.self).press("Apple Pay")
            try await ui.screen(ApplePayScreen.self).press("Pay $1.75")
            try await ui.screen(ReviewScreen.self)
            ui.stage.stack.pop(to: 2)
            try await ui.screen(CouponEntry.self).publish(.free)
            try await ui.screen(ReviewScreen.self)
            #expect(ui.stage.stack.screens.map(\.title) == ["Your cart", "Ship to", "Coupon", "Your order"])
            try await ui.screen(ReviewScreen.self).press("Place the order")
        }
        #expect(confirmation.order == Order(.bread, to: .home, coupon: .free))
        #expect(shop.placed.count == 1)
    }

    private func order() async throws -> OrderConfirmation {
        try await BranchingOrderFlow(stage: ui.stage, shop: shop).run()
    }
}
