import Aside

/// How an order is paid.
final class PaymentScreen: Screen {
    let outlet = Outlet<PaymentMethod>()

    var content: Content {
        Heading("Payment")
        for method in PaymentMethod.allCases {
            Action("\(method)") { self.publish(method) }
        }
    }
}

/// An imitation of the sheet of Apple Pay.
final class ApplePayScreen: Screen {
    let outlet = Outlet<ApplePayToken>()
    private let amount: Money

    init(_ amount: Money) {
        self.amount = amount
    }

    var content: Content {
        Heading("Apple Pay")
        Action("Pay \(amount)", id: "pay", role: .preferred, shortcut: .enter) {
            self.publish(ApplePayToken(amount: self.amount))
        }
    }
}
