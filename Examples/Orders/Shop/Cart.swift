struct Cart: Codable, Equatable, Sendable {
    struct Item: Codable, Equatable, Sendable {
        var name: String
        /// The price of one piece.
        var price: Money
        var quantity = 1
        /// How many pieces the shop has.
        var available = 1

        var total: Money { Money(cents: price.cents * quantity) }
        /// The cost of all pieces, such as `2 × $12.00`.
        var cost: String { quantity == 1 ? "\(price)" : "\(quantity) × \(price)" }
    }

    var items: [Item]

    /// The content of a new cart.
    static let offer = Cart(items: [
        Item(name: "Apples", price: Money(cents: 400)),
        Item(name: "Bread", price: Money(cents: 350)),
        Item(name: "Coffee", price: Money(cents: 1200), available: 3),
    ])

    var total: Money { Money(cents: items.map(\.total.cents).reduce(0, +)) }
    var count: Int { items.map(\.quantity).reduce(0, +) }

    /// The quantity of an item; 0 if it is not in the cart, where setting it does nothing.
    subscript(quantityOf name: String) -> Int {
        get { items.first { $0.name == name }?.quantity ?? 0 }
        set {
            guard let place = items.firstIndex(where: { $0.name == name }) else { return }
            items[place].quantity = newValue
        }
    }

    func without(_ item: Item) -> Cart {
        Cart(items: items.filter { $0.name != item.name })
    }
}

struct Coupon: Codable, Equatable, Sendable {
    var code: String
    var percent: Int
}

struct Money: Codable, Equatable, Sendable, CustomStringConvertible {
    var cents: Int

    static let zero = Money(cents: 0)

    func less(_ coupon: Coupon?) -> Money {
        Money(cents: cents * (100 - (coupon?.percent ?? 0)) / 100)
    }

    var description: String { "$\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
}
