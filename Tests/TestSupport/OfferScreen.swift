package import Aside

/// A screen with fields of several kinds, one of them secure, that yields what was entered.
package final class OfferScreen: Screen {
    package let outlet = Outlet<String>()
    package var name = ""
    package var password = ""
    package var isGift = false

    package init() {}

    package var content: Content {
        Field("Name", \.name)
        Field("Password", \.password, .text().secure())
        Field("Gift", \.isGift)
        Action("Order") { self.publish("\(self.name) \(self.isGift)") }
    }
}
