public import Aside

/// An order from the cart to the receipt, for every presenter.
public struct OrderFlow: Flow {
    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let shop: Shop

    /// Makes the flow of one order.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - shop: The shop that takes the order.
    public init(stage: Stage, shop: Shop) {
        self.stage = stage
        self.shop = shop
    }

    /// Places an order and shows its receipt.
    ///
    /// - Returns: The confirmation of the order.
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws -> OrderConfirmation {
        let confirmation = try await order()
        try await show(ReceiptScreen(confirmation)).value()
        return confirmation
    }

    func order() async throws -> OrderConfirmation {
        try await show(CartScreen(shop.cart, on: stage)).then { cart in
            try await show(AddressScreen("Ship to")).then { address in
                let coupon = try await sheet(CouponEntry(shop))
                let order = Order(cart, to: address, coupon: coupon)
                if order.price == .zero { return try await place(order) }

                switch try await choose("How would you like to pay?", from: PaymentMethod.allCases) {
                case .card:
                    return try await creditCard().then { card, billing in
                        try await place(order.paid(by: .card(card, billing: billing)))
                    }
                case .applePay:
                    let token = try await sheet(ApplePayScreen(order.price))
                    return try await place(order.paid(by: .applePay(token)))
                }
            }
        }
    }

    func place(_ order: Order) async throws -> OrderConfirmation {
        try await retrying("The order was not placed") {
            try await remembering("order") { _ in
                try await progress("Placing the order") { report in
                    try await shop.place(order, report)
                }
            }
        }
    }
}
