import Testing

@testable import Aside

/// The order flow, branching: a coupon can make it free, and it is paid in one of two ways.
struct BranchingOrderFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> OrderConfirmation {
        try await show(BasketScreen()).then { cart in
            try await show(AddressScreen("Ship to")).then { address in
                try await show(CouponScreen(cart)).then { coupon, price in
                    if price == 0 {
                        try await place(Order(cart, to: address, coupon: coupon))
                    } else {
                        try await show(PaymentScreen()).then { method in
                            switch method {
                            case .card:
                                try await creditCard().then { billing, card in
                                    try await place(
                                        Order(cart, to: address, coupon: coupon, payment: .card(card, billing)))
                                }
                            case .applePay:
                                try await show(ApplePayScreen(price)).then { token in
                                    try await place(Order(cart, to: address, coupon: coupon, payment: .applePay(token)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func place(_ order: Order) async throws -> OrderConfirmation {
        try await show(OrderScreen()).then { try await shop.place(order) }
    }
}

@MainActor @Suite("Seed 000: an order with branches")
struct OrderBranchingTests {
    let stage = Stage()
    let shop = Shop()

    @Test("A free order never shows a payment")
    func free() async throws {
        let user = User(of: stage)
        async let confirmation = BranchingOrderFlow(stage: stage, shop: shop).run()
        await user.entersCoupon(.free, price: 0)
        await user.at("Order", enters: ())
        #expect(try await confirmation.order == Order(.tea, to: .home, coupon: .free))
        #expect(!user.ui.stacks.joined().contains("Payment"))
    }

    @Test("An order is paid by card")
    func card() async throws {
        let user = User(of: stage)
        async let confirmation = BranchingOrderFlow(stage: stage, shop: shop).run()
        await user.entersCoupon(.half, price: 2)
        await user.at("Payment", enters: PaymentMethod.card)
        await user.at("Bill to", enters: Address.office)
        await user.at("Card", enters: Card.visa)
        await user.at("Order", enters: ())
        #expect(
            try await confirmation.order == Order(.tea, to: .home, coupon: .half, payment: .card(.visa, .office)))
    }

    @Test("An order is paid with Apple Pay, and no address or card is asked for")
    func applePay() async throws {
        let user = User(of: stage)
        async let confirmation = BranchingOrderFlow(stage: stage, shop: shop).run()
        await user.entersCoupon(nil, price: 4)
        await user.at("Payment", enters: PaymentMethod.applePay)
        await user.at("Apple Pay: 4", enters: ApplePayToken(1))
        await user.at("Order", enters: ())
        #expect(try await confirmation.order == Order(.tea, to: .home, payment: .applePay(ApplePayToken(1))))
        #expect(!user.ui.stacks.joined().contains("Card"))
    }

    @Test("Back from the order to the other branch leaves nothing of the first one")
    func otherBranch() async throws {
        let user = User(of: stage)
        async let confirmation = BranchingOrderFlow(stage: stage, shop: shop).run()
        await user.entersCoupon(nil, price: 4)
        await user.at("Payment", enters: PaymentMethod.card)
        await user.at("Bill to", enters: Address.office)
        await user.at("Card", enters: Card.visa)
        await user.sees("Order")
        user.goesBack()
        user.goesBack()
        user.goesBack()
        await user.at("Payment", enters: PaymentMethod.applePay)
        await user.sees("Apple Pay: 4")
        #expect(user.ui.titles == ["Cart", "Ship to", "Coupon", "Payment", "Apple Pay: 4"])
        await user.at("Apple Pay: 4", enters: ApplePayToken(2))
        await user.at("Order", enters: ())
        #expect(try await confirmation.order == Order(.tea, to: .home, payment: .applePay(ApplePayToken(2))))
    }

    @Test("Back from the order to the coupon, and the order is free after all")
    func freeAfterAll() async throws {
        let user = User(of: stage)
        async let confirmation = BranchingOrderFlow(stage: stage, shop: shop).run()
        await user.entersCoupon(.half, price: 2)
        await user.at("Payment", enters: PaymentMethod.applePay)
        await user.at("Apple Pay: 2", enters: ApplePayToken(1))
        await user.sees("Order")
        stage.stack.pop(to: 2)
        await user.at("Coupon", enters: (Coupon.free as Coupon?, 0))
        await user.at("Order", enters: ())
        #expect(user.ui.stacks.last == ["Cart", "Ship to", "Coupon", "Order"])
        #expect(try await confirmation.order == Order(.tea, to: .home, coupon: .free))
        #expect(shop.placed.count == 1)
    }
}

extension User {
    /// Everything up to the branching.
    fileprivate func entersCoupon(_ coupon: Coupon?, price: Int) async {
        await at("Cart", enters: Cart.tea)
        await at("Ship to", enters: Address.home)
        await at("Coupon", enters: (coupon, price))
    }
}
