import Aside

/// A cart, to be bought.
final class CartScreen: Screen {
    let outlet = Outlet<Int>()
    var note = ""

    var content: Content {
        Heading("Cart")
        Field("Note", text: \.note)
        Action("Continue", shortcut: .enter) { self.publish(1) }
    }
}

/// A coupon, for a sheet.
final class CouponScreen: Screen {
    let outlet = Outlet<String>()

    var content: Content {
        Heading("Coupon entry")
    }
}

/// Something that the card company says.
struct Declined: Error, CustomStringConvertible {
    var description: String { "the card was declined" }
}
