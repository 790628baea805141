import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: step by step")
struct LinearOrderTests {
    let ui = TestPresenter()
    let shop = Shop()

    @Test("Going back to any step keeps the answers before it and forgets those after it", arguments: 0..<4)
    func goingBack(place: Int) async throws {
        let confirmation = try await ui.run {
            try await LinearOrderFlow(stage: ui.stage, shop: shop).run()
        } steps: {
            try await answer(from: 0, to: 3, with: .first)
            let card = try await ui.screen(CardScreen.self).model
            ui.stage.stack.pop(to: place)
            try await answer(from: place, to: 3, with: .second)
            let isAnotherCard = try await ui.screen(CardScreen.self).model !== card
            #expect(isAnotherCard == (place < 3))
            try await answer(from: 3, to: 4, with: .second)
        }
        #expect(confirmation.order == Answers(first: .first, then: .second, from: place).order)
        #expect(shop.placed.count == 1)
    }

    private func answer(from first: Int, to end: Int, with answers: Answers) async throws {
        for place in first..<end {
            switch place {
            case 0: try await ui.screen(CartScreen.self).publish(answers.cart)
            case 1: try await ui.screen(AddressScreen.self).publish(answers.shipping)
            case 2: try await ui.screen(AddressScreen.self).publish(answers.billing)
            default: try await ui.screen(CardScreen.self).publish(answers.card)
            }
        }
    }
}

/// The entries of a user during an order.
private struct Answers {
    var cart: Cart
    var shipping: Address
    var billing: Address
    var card: Card

    static let first = Answers(cart: .offer, shipping: .home, billing: .office, card: .visa)
    static let second = Answers(cart: .bread, shipping: .office, billing: .home, card: .master)

    var order: Order { Order(cart, to: shipping, payment: .card(card, billing: billing)) }
}

extension Answers {
    /// The first answers up to a place, and the second answers from there on.
    init(first: Answers, then second: Answers, from place: Int) {
        cart = place > 0 ? first.cart : second.cart
        shipping = place > 1 ? first.shipping : second.shipping
        billing = place > 2 ? first.billing : second.billing
        card = second.card
    }
}
