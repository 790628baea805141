import Testing

@testable import Aside

/// Cart, shipping address, billing address, credit card, order: one after the other.
struct OrderFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> OrderConfirmation {
        try await show(BasketScreen()).then { cart in
            try await show(AddressScreen("Ship to")).then { shipping in
                try await show(AddressScreen("Bill to")).then { billing in
                    try await show(CardScreen()).then { card in
                        try await shop.place(Order(cart, to: shipping, payment: .card(card, billing)))
                    }
                }
            }
        }
    }
}

@MainActor @Suite("Seed 000: an order, step by step")
struct OrderTests {
    let stage = Stage()
    let shop = Shop()

    @Test("The confirmation contains exactly what was entered")
    func confirmation() async throws {
        let user = User(of: stage)
        async let confirmation = OrderFlow(stage: stage, shop: shop).run()
        await user.enters(.first)
        #expect(try await confirmation == OrderConfirmation(number: 1, order: Answers.first.order))
        #expect(shop.placed == [Answers.first.order])
    }

    @Test("The steps come in the order of the flow, and leave together in one change")
    func stacks() async throws {
        let user = User(of: stage)
        async let confirmation = OrderFlow(stage: stage, shop: shop).run()
        await user.enters(.first)
        _ = try await confirmation
        await user.ui.until { user.ui.titles.isEmpty }
        #expect(
            user.ui.stacks == [
                ["Cart"],
                ["Cart", "Ship to"],
                ["Cart", "Ship to", "Bill to"],
                ["Cart", "Ship to", "Bill to", "Card"],
                [],
            ])
    }

    @Test("Going back to any step keeps the answers before it and forgets those after it", arguments: 0..<3)
    func goingBack(place: Int) async throws {
        let user = User(of: stage)
        async let confirmation = OrderFlow(stage: stage, shop: shop).run()
        await user.enters(.first, at: 0..<3)
        let card = await user.sees("Card")
        stage.stack.pop(to: place)
        #expect(stage.stack.count == place + 1)
        await user.enters(.second, at: place..<3)
        #expect(await user.sees("Card") !== card)
        await user.enters(.second, at: 3..<4)
        #expect(try await confirmation.order == Answers(first: .first, then: .second, from: place).order)
        #expect(shop.placed.count == 1)
    }

    @Test("An order that is not finished places nothing and leaves nothing")
    func abandoned() async throws {
        let user = User(of: stage)
        let flow = Task { try await OrderFlow(stage: stage, shop: shop).run() }
        await user.enters(.first, at: 0..<3)
        await user.sees("Card")
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.entries.isEmpty)
        #expect(shop.placed.isEmpty)
    }
}

/// What a user enters in the course of an order.
private struct Answers {
    var cart: Cart
    var shipping: Address
    var billing: Address
    var card: Card

    static let first = Answers(cart: .tea, shipping: .home, billing: .office, card: .visa)
    static let second = Answers(cart: .coffee, shipping: .office, billing: .home, card: .master)

    var order: Order { Order(cart, to: shipping, payment: .card(card, billing)) }
}

extension Answers {
    /// The first answers up to a place, and the second ones from there on.
    init(first: Answers, then second: Answers, from place: Int) {
        cart = place > 0 ? first.cart : second.cart
        shipping = place > 1 ? first.shipping : second.shipping
        billing = place > 2 ? first.billing : second.billing
        card = second.card
    }
}

extension User {
    fileprivate func enters(_ answers: Answers, at places: Range<Int> = 0..<4) async {
        for place in places {
            switch place {
            case 0: await at("Cart", enters: answers.cart)
            case 1: await at("Ship to", enters: answers.shipping)
            case 2: await at("Bill to", enters: answers.billing)
            default: await at("Card", enters: answers.card)
            }
        }
    }
}
