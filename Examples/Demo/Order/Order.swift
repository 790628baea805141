struct Cart: Equatable {
    struct Item: Equatable {
        var name: String
        var price: Money
    }

    var items: [Item]

    var total: Money { Money(cents: items.map(\.price.cents).reduce(0, +)) }
}

struct Address: Equatable {
    var name: String
    var street: String
}

struct Coupon: Equatable {
    var code: String
    var percent: Int
}

enum Payment: String, CaseIterable, CustomStringConvertible {
    case card
    case invoice
    case cash

    var description: String { rawValue }
}

struct Order: Equatable {
    var cart: Cart
    var address: Address
    var coupon: Coupon?
    var payment: Payment

    var total: Money { Money(cents: cart.total.cents * (100 - (coupon?.percent ?? 0)) / 100) }
}

struct Receipt: Equatable {
    var number: Int
    var order: Order
}

struct Money: Equatable, CustomStringConvertible {
    var cents: Int

    var description: String { "$\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
}
