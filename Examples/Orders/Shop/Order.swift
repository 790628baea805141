struct Order: Codable, Equatable, Sendable {
    var cart: Cart
    var address: Address
    var coupon: Coupon?
    /// The payment; `nil` for a free order.
    var payment: Payment?

    init(_ cart: Cart, to address: Address, coupon: Coupon? = nil, payment: Payment? = nil) {
        self.cart = cart
        self.address = address
        self.coupon = coupon
        self.payment = payment
    }

    var price: Money { cart.total.less(coupon) }

    func paid(by payment: Payment) -> Order {
        var order = self
        order.payment = payment
        return order
    }
}

/// The shop's answer to an order.
public struct OrderConfirmation: Codable, Equatable, Sendable, CustomStringConvertible {
    var number: Int
    var order: Order

    /// A sentence with the number of the order.
    public var description: String { "Order \(number) is on its way." }
}

enum PaymentMethod: String, Codable, CaseIterable, CustomStringConvertible {
    case card = "Card"
    case applePay = "Apple Pay"

    var description: String { rawValue }
}

enum Payment: Codable, Equatable, Sendable, CustomStringConvertible {
    case card(Card, billing: Address)
    case applePay(ApplePayToken)

    var description: String {
        switch self {
        case .card(let card, _): "card \(card)"
        case .applePay: "Apple Pay"
        }
    }
}

struct ApplePayToken: Codable, Equatable, Sendable {
    var amount: Money
}
