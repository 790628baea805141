struct Cart: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        var name: String
        var price: Money
    }

    var items: [Item]

    /// What the shop puts into every cart.
    static let offer = Cart(items: [
        Item(name: "Apples", price: Money(cents: 400)),
        Item(name: "Bread", price: Money(cents: 350)),
        Item(name: "Coffee", price: Money(cents: 1200)),
    ])

    var total: Money { Money(cents: items.map(\.price.cents).reduce(0, +)) }

    func without(_ item: Item) -> Cart {
        Cart(items: items.filter { $0 != item })
    }
}

struct Coupon: Equatable, Sendable {
    var code: String
    var percent: Int
}

struct Money: Equatable, Sendable, CustomStringConvertible {
    var cents: Int

    static let zero = Money(cents: 0)

    func less(_ coupon: Coupon?) -> Money {
        Money(cents: cents * (100 - (coupon?.percent ?? 0)) / 100)
    }

    var description: String { "$\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
}
