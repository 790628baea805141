import Aside

// The surroundings of samples that are a few statements or a function, with everything that they mention.

struct SampleFlow: Flow {
    let stage: Stage
    let shop: Shop
    let cart: Cart
    let item: Item
    let address: Address
    let groceries: Groceries
    let canArchive: Bool
    let isReady: Bool
    let words: String

    func stay() {}
    func leave() {}
    func upload() async throws {}
    func search(_ text: String) async throws -> [String] { [] }
    func showItem(_ item: Item) async throws {}
}

final class SamplePresenter: Presenter {}

extension Question where Answer == Deletion {
    static func delete(_ list: String) -> Self {
        Question("Delete “\(list)”?", message: "This can't be undone.") {
            Choice("Delete", role: .destructive, .delete)
            Choice("Keep", role: .cancel, .keep)
        }
    }
}

extension SampleFlow {
    func delete(_ item: Item) async throws {}
}

struct OrderFlow: Flow {
    let stage: Stage
    let shop: Shop

    func run() async throws -> Receipt {
        try await show(CartScreen(shop.cart)).then { cart in
            try await show(AddressScreen("Ship to")).then { address in
                let coupon = try await nilIfDismissed { try await sheet(CouponEntry(cart)) }
                return try await retrying("The order was not placed") {
                    try await shop.place(cart, to: address, coupon: coupon)
                }
            }
        }
    }
}
