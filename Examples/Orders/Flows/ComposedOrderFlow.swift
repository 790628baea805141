import Aside

extension Flow {
    /// A reusable step that yields a card and its billing address.
    func creditCard() -> some Step<(Card, Address)> {
        show(AddressScreen("Bill to")).flatMap { billing in
            show(CardScreen()).map { card in (card, billing) }
        }
    }

    /// The same step, written as a closure, which has room for more than two screens.
    func creditCardAtLength() -> some Step<(Card, Address)> {
        Compound { next in
            try await show(AddressScreen("Bill to")).then { billing in
                try await show(CardScreen()).then { card in
                    try await next((card, billing))
                }
            }
        }
    }
}

/// The linear flow, with the credit card as a step like any other.
struct ComposedOrderFlow<CreditCard: Step<(Card, Address)>>: Flow {
    let stage: Stage
    let shop: Shop
    let creditCard: CreditCard

    func run() async throws -> OrderConfirmation {
        try await show(CartScreen(shop.cart, on: stage)).then { cart in
            try await show(AddressScreen("Ship to")).then { shipping in
                try await creditCard.then { card, billing in
                    try await review(Order(cart, to: shipping, payment: .card(card, billing: billing)), in: shop)
                }
            }
        }
    }
}

extension Flow {
    /// Lets the user review an order before it is placed.
    func review(_ order: Order, in shop: Shop) async throws -> OrderConfirmation {
        try await show(ReviewScreen(order)).then { try await shop.place(order) }
    }
}
