import Aside

// MARK: Screens

final class BasketScreen: Place<Cart> {
    init() { super.init("Cart") }
}

final class AddressScreen: Place<Address> {}

final class CardScreen: Place<Card> {
    init() { super.init("Card") }
}

final class CouponScreen: Place<(Coupon?, Int)> {
    init(_ cart: Cart) { super.init("Coupon") }
}

final class CouponEntry: Place<Coupon> {
    init() { super.init("Enter a coupon") }
}

final class PaymentScreen: Place<PaymentMethod> {
    init() { super.init("Payment") }
}

final class ApplePayScreen: Place<ApplePayToken> {
    init(_ price: Int) { super.init("Apple Pay: \(price)") }
}

final class OrderScreen: Place<Void> {
    init() { super.init("Order") }
}

// MARK: Values

struct Cart: Hashable, Sendable {
    var items: [String]

    static let tea = Cart(items: ["Tea"])
    static let coffee = Cart(items: ["Coffee", "Filters"])
}

struct Address: Hashable, Sendable {
    var street: String

    static let home = Address(street: "1 Main St")
    static let office = Address(street: "2 Side St")
}

struct Card: Hashable, Sendable {
    var number: String

    static let visa = Card(number: "4111")
    static let master = Card(number: "5500")
}

struct Coupon: Hashable, Sendable {
    var code: String

    static let half = Coupon(code: "HALF")
    static let free = Coupon(code: "FREE")
}

struct ApplePayToken: Hashable, Sendable {
    var serial: Int

    init(_ serial: Int) { self.serial = serial }
}

enum PaymentMethod: Hashable, Sendable {
    case card
    case applePay
}

enum Payment: Hashable, Sendable {
    case card(Card, Address)
    case applePay(ApplePayToken)
}

struct Order: Hashable, Sendable {
    var cart: Cart
    var address: Address
    var coupon: Coupon?
    var payment: Payment?

    init(_ cart: Cart, to address: Address, coupon: Coupon? = nil, payment: Payment? = nil) {
        self.cart = cart
        self.address = address
        self.coupon = coupon
        self.payment = payment
    }
}

struct OrderConfirmation: Hashable, Sendable {
    var number: Int
    var order: Order
}

/// Where orders are placed; it remembers them.
@MainActor
final class Shop {
    private(set) var placed: [Order] = []
    /// How many of the next orders fail.
    var failures = 0
    /// What an order has to pass before it is placed.
    var counter: Gate?

    func place(_ order: Order) async throws -> OrderConfirmation {
        await counter?.pass()
        guard failures == 0 else {
            failures -= 1
            throw ShopError()
        }
        placed.append(order)
        return OrderConfirmation(number: placed.count, order: order)
    }

    struct ShopError: Error {}
}
