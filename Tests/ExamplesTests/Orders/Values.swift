@testable import OrdersExample

extension Address {
    static let home = Address(name: "Ada", street: "1 Main St")
}

extension Card {
    static let visa = Card(number: "411111111111")
    static let master = Card(number: "550000000000")
}

extension Coupon {
    static let half = Coupon(code: "HALF", percent: 50)
    static let free = Coupon(code: "FREE", percent: 100)
}

extension Cart {
    static let bread = Cart(items: [offer.items[1]])
}
