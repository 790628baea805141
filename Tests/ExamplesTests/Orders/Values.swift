@testable import OrdersExample

extension Coupon {
    static let half = Coupon(code: "HALF", percent: 50)
    static let free = Coupon(code: "FREE", percent: 100)
}

extension Cart {
    static let bread = Cart(items: [offer.items[1]])
}
