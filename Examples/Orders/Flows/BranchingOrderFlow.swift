import Aside

/// An order with branches: a coupon can make it free; otherwise the user pays in one of two ways.
struct BranchingOrderFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> OrderConfirmation {
        try await show(CartScreen(shop.cart, on: stage)).then { cart in
            try await show(AddressScreen("Ship to")).then { address in
                try await show(CouponEntry(shop)).then { coupon in
                    let order = Order(cart, to: address, coupon: coupon)
                    if order.price == .zero { return try await review(order, in: shop) }

                    return try await show(PaymentScreen()).then { method in
                        switch method {
                        case .card:
                            try await creditCard().then { card, billing in
                                try await review(order.paid(by: .card(card, billing: billing)), in: shop)
                            }
                        case .applePay:
                            try await show(ApplePayScreen(order.price)).then { token in
                                try await review(order.paid(by: .applePay(token)), in: shop)
                            }
                        }
                    }
                }
            }
        }
    }
}
