import Aside

/// A shop without a server: it takes its time, and its bank is out of order at first.
@MainActor
final class Shop {
    let cart = Cart(items: [
        Cart.Item(name: "Apples", price: Money(cents: 400)),
        Cart.Item(name: "Bread", price: Money(cents: 350)),
        Cart.Item(name: "Coffee", price: Money(cents: 1200)),
    ])
    private var attempts = 0

    func coupon(_ code: String) async throws -> Coupon {
        try await work()
        guard code == "SAVE10" else { throw InvalidInput("“\(code)” is not one of our coupons. Try SAVE10.") }
        return Coupon(code: code, percent: 10)
    }

    func place(_ order: Order, _ report: ProgressReport) async throws -> Receipt {
        attempts += 1
        report(0.3, "reserving \(order.cart.items.count) items")
        try await work()
        report(0.6, "paying \(order.total) by \(order.payment)")
        try await work()
        guard attempts > 1 else { throw BankIsSilent() }
        report(0.9, "packing")
        try await work()
        return Receipt(number: 1, order: order)
    }

    private func work() async throws {
        try await Task.sleep(for: .milliseconds(20))
    }
}

struct BankIsSilent: Error, CustomStringConvertible {
    let description = "The bank does not answer. Nothing was charged."
}
