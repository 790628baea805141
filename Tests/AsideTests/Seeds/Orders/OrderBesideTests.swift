import Testing

@testable import Aside

/// The order flow with the coupon beside it: a sheet asks for it, and an alert lets the user try again.
struct OrderBesideFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> OrderConfirmation {
        try await show(BasketScreen()).then { cart in
            try await show(AddressScreen("Ship to")).then { address in
                let coupon = try? await sheet(CouponEntry())
                return try await retrying("The order was not placed") {
                    try await shop.place(Order(cart, to: address, coupon: coupon))
                }
            }
        }
    }
}

@MainActor @Suite("Seed 000: an order with a coupon beside it")
struct OrderBesideTests {
    let stage = Stage()
    let shop = Shop()

    @Test("A coupon of a sheet is in the order, and the stack knows nothing of it")
    func coupon() async throws {
        let user = User(of: stage)
        async let confirmation = OrderBesideFlow(stage: stage, shop: shop).run()
        await user.entersAddress(.home)
        await user.at("Enter a coupon", enters: Coupon.half)
        #expect(try await confirmation.order == Order(.tea, to: .home, coupon: .half))
        await user.ui.until { user.ui.titles.isEmpty }
        #expect(user.ui.stacks == [["Cart"], ["Cart", "Ship to"], []])
    }

    @Test("An order without a coupon: the sheet is sent away")
    func noCoupon() async throws {
        let user = User(of: stage)
        async let confirmation = OrderBesideFlow(stage: stage, shop: shop).run()
        await user.entersAddress(.home)
        await user.dismisses("Enter a coupon")
        #expect(try await confirmation.order == Order(.tea, to: .home))
    }

    @Test("An order that was not placed is placed again, and the coupon is not asked for twice")
    func retry() async throws {
        let user = User(of: stage)
        shop.failures = 2
        async let confirmation = OrderBesideFlow(stage: stage, shop: shop).run()
        await user.entersAddress(.home)
        await user.at("Enter a coupon", enters: Coupon.half)
        await user.isAsked("The order was not placed", presses: "Retry")
        await user.isAsked("The order was not placed", presses: "Retry")
        #expect(try await confirmation.order == Order(.tea, to: .home, coupon: .half))
        #expect(user.ui.presented.map(\.content.kind) == [.sheet, .alert, .alert])
    }

    @Test("Giving up leads to the address, and on the way forward everything is asked anew")
    func givingUp() async throws {
        let user = User(of: stage)
        shop.failures = 1
        async let confirmation = OrderBesideFlow(stage: stage, shop: shop).run()
        await user.entersAddress(.home)
        await user.at("Enter a coupon", enters: Coupon.half)
        await user.isAsked("The order was not placed", presses: "Cancel")
        await user.at("Ship to", enters: Address.office)
        await user.dismisses("Enter a coupon")
        #expect(try await confirmation.order == Order(.tea, to: .office))
        #expect(shop.placed.count == 1)
        #expect(user.ui.stacks.prefix(3) == [["Cart"], ["Cart", "Ship to"], []])
    }

    @Test("Who goes back beneath the sheet has not ordered")
    func backBeneath() async throws {
        let user = User(of: stage)
        async let confirmation = OrderBesideFlow(stage: stage, shop: shop).run()
        await user.entersAddress(.home)
        await user.ui.modal("Enter a coupon")
        stage.stack.pop()
        await user.at("Cart", enters: Cart.coffee)
        await user.at("Ship to", enters: Address.office)
        await user.at("Enter a coupon", enters: Coupon.half)
        #expect(try await confirmation.order == Order(.coffee, to: .office, coupon: .half))
        #expect(shop.placed.count == 1)
    }
}

extension User {
    fileprivate func entersAddress(_ address: Address) async {
        await at("Cart", enters: Cart.tea)
        await at("Ship to", enters: address)
    }
}
