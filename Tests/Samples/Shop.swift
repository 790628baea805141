// The shop from which the samples of the documentation are taken: its values and its server.

struct Item {
    var name: String
    var price: String
}

struct Cart {
    var items: [Item] = []
}

struct Address: Codable, Equatable {
    var street: String
}

struct Card: Equatable {
    var number: String
}

struct Coupon: Equatable {
    var code: String
}

struct Receipt: Codable, Equatable {
    var number: Int
}

struct Order: Identifiable {
    var id: Int
}

enum Size: CaseIterable {
    case small
    case large
}

extension Order {
    init(_ name: String, _ size: Size) {
        id = size == .small ? name.count : -name.count
    }
}

enum Deletion {
    case delete
    case archive
    case keep
}

enum SortOrder: CaseIterable {
    case name
    case price
}

struct Offline: Error {}

@MainActor
final class Shop {
    var cart = Cart()
    /// How many orders fail before one is placed.
    private var failures: Int

    init(failures: Int = 0) {
        self.failures = failures
    }

    func place(_ cart: Cart, to address: Address, coupon: Coupon? = nil) async throws -> Receipt {
        failures -= 1
        if failures >= 0 { throw Offline() }
        return Receipt(number: 1)
    }
    func check(_ code: String) async throws -> Coupon { Coupon(code: code) }
    func search(_ words: String) async throws -> [Item] { [] }
    func page(_ number: Int, of words: String) async throws -> [Item] { [] }
    func delete(_ item: Item) async throws {}
    func save(_ address: Address) async throws {}
    func orders() async throws -> [Order] { [] }
    func draw(_ modal: String) {}
}

@MainActor
final class Groceries {
    var name = "Groceries"
}
