import Aside
import Observation

/// The cart: the user changes quantities, and removes items after a question.
@Observable
final class CartScreen: Screen, Flow {
    let outlet = Outlet<Cart>()
    let stage: Stage
    private(set) var cart: Cart
    private let offer: Cart

    init(_ cart: Cart, on stage: Stage) {
        self.cart = cart
        offer = cart
        self.stage = stage
    }

    var content: Content {
        Heading("Your cart")
        for item in cart.items {
            Row(item.name, detail: "\(item.total)") {
                Action("Remove \(item.name)", role: .destructive) { try await self.remove(item) }
            }
        }
        for item in cart.items where item.available > 1 {
            Field("Quantity of \(item.name)", \.cart[quantityOf: item.name], .number(in: 1...item.available))
        }
        Paragraph(cart.items.isEmpty ? "There is nothing in it." : "Total: \(cart.total)")
        if cart.items.isEmpty { Action("Put everything back") { self.cart = self.offer } }
        Action("Continue", shortcut: .enter, isEnabled: !cart.items.isEmpty) { self.publish(self.cart) }
    }

    private func remove(_ item: Cart.Item) async throws {
        let isSure = try await ask(
            .confirm("Remove \(item.name)?", action: "Remove", role: .destructive).cancel("Keep"))
        if isSure { cart = cart.without(item) }
    }
}
