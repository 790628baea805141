import Aside

/// An order without branches: cart, shipping address, billing address, credit card.
struct LinearOrderFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> OrderConfirmation {
        try await show(CartScreen(shop.cart, on: stage)).then { cart in
            try await show(AddressScreen("Ship to")).then { shipping in
                try await show(AddressScreen("Bill to")).then { billing in
                    try await show(CardScreen()).then { card in
                        try await shop.place(Order(cart, to: shipping, payment: .card(card, billing: billing)))
                    }
                }
            }
        }
    }
}
