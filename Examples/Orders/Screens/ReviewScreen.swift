import Aside

/// The review of an order before it is placed.
final class ReviewScreen: Screen {
    let outlet = Outlet<Void>()
    private let order: Order

    init(_ order: Order) {
        self.order = order
    }

    var content: Content {
        Heading("Your order")
        OrderSummary(order)
        Action("Place the order", role: .preferred, shortcut: .enter) { self.publish() }
    }
}

/// The receipt of an order.
final class ReceiptScreen: Screen {
    let outlet = Outlet<Void>()
    private let order: Order

    init(_ confirmation: OrderConfirmation) {
        order = confirmation.order
    }

    var content: Content {
        Heading("Thank you, \(order.address.name)")
        OrderSummary(order)
        Action("Done", shortcut: .enter) { self.publish() }
    }
}

/// The summary of an order, for several screens.
private struct OrderSummary: ContentElement {
    let content: Content

    init(_ order: Order) {
        content = Self.describe(order)
    }

    @ScreenBuilder<Never> private static func describe(_ order: Order) -> Content {
        for item in order.cart.items {
            Row(item.name, detail: item.cost)
        }
        if let coupon = order.coupon {
            Row("Coupon \(coupon.code)", detail: "-\(coupon.percent) %")
        }
        Paragraph("\(order.price)\(order.payment.map { ", paid by \($0)" } ?? ""). It goes to \(order.address.street).")
    }
}
