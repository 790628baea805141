import Testing

@testable import Aside

extension Flow {
    /// A billing address and a card, as one reusable step.
    func creditCard() -> some Step<(Address, Card)> {
        Compound { next in
            try await show(AddressScreen("Bill to")).then { billing in
                try await show(CardScreen()).then { card in
                    try await next((billing, card))
                }
            }
        }
    }

    /// The same step, from two steps that are put together.
    func creditCardInShort() -> some Step<(Address, Card)> {
        show(AddressScreen("Bill to")).flatMap { billing in show(CardScreen()).map { (billing, $0) } }
    }
}

/// The order flow, composed: the credit card is a step like any other.
struct ComposedOrderFlow<CreditCard: Step<(Address, Card)>>: Flow {
    let stage: Stage
    let shop: Shop
    let creditCard: CreditCard

    func run() async throws -> OrderConfirmation {
        try await show(BasketScreen()).then { cart in
            try await show(AddressScreen("Ship to")).then { shipping in
                try await creditCard.then { billing, card in
                    try await show(OrderScreen()).then {
                        try await shop.place(Order(cart, to: shipping, payment: .card(card, billing)))
                    }
                }
            }
        }
    }
}

@MainActor @Suite("Seed 000: an order with a reusable part")
struct OrderCompoundTests {
    let stage = Stage()
    let shop = Shop()

    @Test("Back from the order leads into the middle of the part", arguments: [true, false])
    func backIntoTheMiddle(isShort: Bool) async throws {
        let user = User(of: stage)
        let flow = start(isShort)
        await user.entersAll()
        await user.sees("Order")
        user.goesBack()
        #expect(user.ui.titles == ["Cart", "Ship to", "Bill to", "Card"])
        await user.at("Card", enters: Card.master)
        await user.at("Order", enters: ())
        #expect(try await flow.value.order == Order(.tea, to: .home, payment: .card(.master, .office)))
    }

    @Test("Back through the part changes its first answer, and its second one is asked anew", arguments: [true, false])
    func backToItsBeginning(isShort: Bool) async throws {
        let user = User(of: stage)
        let flow = start(isShort)
        await user.entersAll()
        await user.sees("Order")
        user.goesBack()
        let card = await user.sees("Card")
        user.goesBack()
        await user.at("Bill to", enters: Address.home)
        #expect(await user.sees("Card") !== card)
        await user.at("Card", enters: Card.master)
        await user.at("Order", enters: ())
        #expect(try await flow.value.order == Order(.tea, to: .home, payment: .card(.master, .home)))
        #expect(shop.placed.count == 1)
    }

    @Test("Back out of the part leads to the step before it", arguments: [true, false])
    func backOutOfIt(isShort: Bool) async throws {
        let user = User(of: stage)
        let flow = start(isShort)
        await user.at("Cart", enters: Cart.tea)
        await user.at("Ship to", enters: Address.home)
        await user.sees("Bill to")
        user.goesBack()
        await user.at("Ship to", enters: Address.office)
        await user.at("Bill to", enters: Address.home)
        await user.at("Card", enters: Card.visa)
        await user.at("Order", enters: ())
        #expect(try await flow.value.order == Order(.tea, to: .office, payment: .card(.visa, .home)))
    }

    @Test("A second tap while the order is being placed does nothing")
    func secondTap() async throws {
        let user = User(of: stage)
        let counter = Gate()
        shop.counter = counter
        let flow = start(true)
        await user.entersAll()
        let order = try #require(await user.sees("Order") as? OrderScreen)
        #expect(order.publish(()))
        await counter.reached()
        #expect(!order.publish(()))
        counter.open()
        _ = try await flow.value
        #expect(shop.placed.count == 1)
    }

    @Test("The part works by itself and returns its value")
    func byItself() async throws {
        let user = User(of: stage)
        async let entered = stage.creditCard().value()
        await user.at("Bill to", enters: Address.office)
        await user.at("Card", enters: Card.visa)
        #expect(try await entered == (.office, .visa))
    }

    private func start(_ isShort: Bool) -> Task<OrderConfirmation, any Error> {
        isShort ? start(stage.creditCardInShort()) : start(stage.creditCard())
    }

    private func start(_ creditCard: some Step<(Address, Card)>) -> Task<OrderConfirmation, any Error> {
        Task { try await ComposedOrderFlow(stage: stage, shop: shop, creditCard: creditCard).run() }
    }
}

extension User {
    /// Everything up to the order.
    fileprivate func entersAll() async {
        await at("Cart", enters: Cart.tea)
        await at("Ship to", enters: Address.home)
        await at("Bill to", enters: Address.office)
        await at("Card", enters: Card.visa)
    }
}
