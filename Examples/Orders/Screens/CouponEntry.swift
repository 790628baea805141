import Aside
import Observation

/// The entry of a coupon, which is looked up while the user types, in a sheet or on the stack.
@Observable
final class CouponEntry: Screen {
    let outlet = Outlet<Coupon?>()
    var coupon: Coupon?
    private let shop: Shop

    init(_ shop: Shop) {
        self.shop = shop
    }

    var content: Content {
        Heading("Coupon")
        Field(
            "Code", \.coupon,
            .text(placeholder: "SAVE10").parsed(whileTyping: true) { try await self.shop.coupon($0) })
        // There is always a text, so that the buttons below it do not move.
        Paragraph(coupon.map { "\($0.percent) % off" } ?? "It is checked while you type.")
        Action("Apply", shortcut: .enter, isEnabled: coupon != nil) { self.publish(self.coupon) }
        Action("Continue without a coupon") { self.publish(nil) }
    }
}
