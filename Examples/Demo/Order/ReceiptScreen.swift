import Aside

/// What was ordered.
final class ReceiptScreen: Screen {
    let outlet = Outlet<Void>()
    private let receipt: Receipt

    init(_ receipt: Receipt) {
        self.receipt = receipt
    }

    var content: Content {
        let order = receipt.order
        Heading("Thank you, \(order.address.name)")
        for item in order.cart.items {
            Row(item.name, detail: "\(item.price)")
        }
        if let coupon = order.coupon {
            Row("Coupon \(coupon.code)", detail: "-\(coupon.percent) %")
        }
        Paragraph("\(order.total), paid by \(order.payment). It goes to \(order.address.street).")
        Action("Done", shortcut: .enter) { self.publish(()) }
    }
}
