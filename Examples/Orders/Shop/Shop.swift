import Aside

/// An imitation of a shop: its work takes time, and its bank may fail at first.
@MainActor
public final class Shop {
    let cart = Cart.offer
    private(set) var placed: [Order] = []

    private let clock: any Clock<Duration>
    private let pace: Duration
    private let lookup: Duration
    private var failures: Int
    private(set) var hasFailed = false

    /// Makes a shop without orders.
    ///
    /// - Parameters:
    ///   - clock: The clock by which the shop's work takes time.
    ///   - pace: The length of each part of an order.
    ///   - lookup: The time that the lookup of a coupon takes.
    ///   - failures: The number of orders that the bank refuses first.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), pace: Duration = .zero, lookup: Duration = .zero,
        failures: Int = 0
    ) {
        self.clock = clock
        self.pace = pace
        self.lookup = lookup
        self.failures = failures
    }

    func coupon(_ code: String) async throws -> Coupon {
        try await work(lookup)
        let percents = ["SAVE10": 10, "HALF": 50, "FREE": 100]
        guard let percent = percents[code.uppercased()] else {
            throw InvalidInput("“\(code)” is not one of our coupons. Try SAVE10.")
        }
        return Coupon(code: code.uppercased(), percent: percent)
    }

    func place(_ order: Order, _ report: ProgressReport? = nil) async throws -> OrderConfirmation {
        report?(0.3, "reserving \(order.cart.count) items")
        try await work(pace)
        report?(0.6, order.payment.map { "paying \(order.price) by \($0)" } ?? "nothing to pay")
        try await work(pace)
        guard failures == 0 else {
            failures -= 1
            hasFailed = true
            throw BankIsSilent()
        }
        report?(0.9, "packing")
        try await work(pace)
        placed.append(order)
        return OrderConfirmation(number: placed.count, order: order)
    }

    private func work(_ duration: Duration) async throws {
        if duration > .zero { try await clock.sleep(for: duration) }
        try Task.checkCancellation()
    }
}

struct BankIsSilent: Error, CustomStringConvertible {
    let description = "The bank does not answer. Nothing was charged."
}
