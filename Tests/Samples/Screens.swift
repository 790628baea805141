import Aside
import Observation

// The screens of the shop.

@Observable
final class CartScreen: Screen {
    let outlet = Outlet<Cart>()
    var cart: Cart
    var code = ""
    var giftWrap = false

    init(_ cart: Cart = Cart()) {
        self.cart = cart
    }
}

@Observable
final class AddressScreen: Screen {
    let outlet = Outlet<Address>()
    let title: String
    var street = ""

    init(_ title: String) {
        self.title = title
    }
}

final class CardScreen: Screen {
    let outlet = Outlet<Card>()
}

final class ReviewScreen: Screen {
    let outlet = Outlet<Void>()

    init(_ cart: Cart, _ address: Address) {}
}

final class CouponEntry: Screen {
    let outlet = Outlet<Coupon>()

    init(_ cart: Cart) {}
}

final class OrderScreen: Screen {
    let outlet = Outlet<Void>()

    init(_ id: Order.ID) {}
}

final class ItemScreen: Screen {
    enum Wish {
        case delete
        case close
    }

    let outlet = Outlet<Wish>()

    init(_ item: Item) {}
}

final class CatalogScreen: Screen {
    enum Wish {
        case open(Item)
        case checkOut
    }

    let outlet = Outlet<Wish>()
}

final class MenuScreen: Screen {
    enum Wish {
        case open(Item)
        case logOut
    }

    let outlet = Outlet<Wish>()
}

enum Exit {
    case loggedOut
}

enum AccountExit {
    case signedOut
    case openOrder(Order.ID)
    case closed
}

struct AccountFlow: Flow {
    let stage: Stage

    func run() async throws -> AccountExit { .closed }
}
