import Aside

/// From the cart to the receipt, whoever presents it.
struct OrderFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> Receipt {
        let receipt = try await order()
        try await show(ReceiptScreen(receipt)).value()
        return receipt
    }

    private func order() async throws -> Receipt {
        try await show(CartScreen(shop.cart, on: stage)).then { cart in
            try await show(AddressScreen()).then { address in
                let coupon = try await coupon()
                let payment = try await choose("How would you like to pay?", from: Payment.allCases)
                let order = Order(cart: cart, address: address, coupon: coupon, payment: payment)
                return try await retrying("The order was not placed") {
                    try await progress("Placing the order") { report in
                        try await shop.place(order, report)
                    }
                }
            }
        }
    }

    private func coupon() async throws -> Coupon? {
        try await prompt("Coupon", message: "Leave it empty if you have none.", placeholder: "SAVE10") { code in
            code.isEmpty ? nil : try await shop.coupon(code)
        }
    }
}
