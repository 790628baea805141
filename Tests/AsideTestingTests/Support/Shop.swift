import Aside

/// A screen for a cart.
final class CartScreen: Screen {
    let outlet = Outlet<Int>()
    var note = ""

    var content: Content {
        Heading("Cart")
        Field("Note", \.note)
        Action("Continue", shortcut: .enter) { self.publish(1) }
    }
}

/// A screen for a coupon, in a sheet.
final class CouponScreen: Screen {
    let outlet = Outlet<String>()

    var content: Content {
        Heading("Coupon entry")
    }
}

/// An error of the card company.
struct Declined: Error, CustomStringConvertible {
    var description: String { "the card was declined" }
}
