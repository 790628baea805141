import Aside
import OrdersExample
import SwiftUI
import Testing

@testable import AsideUI
@testable import OrderApp

/// The example app, operated by a simulated user.
@Suite("OrderApp in the double", .timeLimit(.minutes(5)))
@MainActor
struct OrderAppTests {
    @Test("An order goes from the cart to its receipt")
    func order() async {
        let user = Visitor { OrderWindow() }
        await user.press("Order something")
        await user.press("Remove Bread")
        await user.sees("Remove Bread?")
        await user.press("Remove")
        await user.sees("Total: $16.00")
        await user.press("Continue")
        await user.fill("Name", "Ada Lovelace")
        await user.press("Continue")
        await user.sees("Say where it is.")
        await user.fill("Street", "12 St James's Square")
        await user.press("Continue")
        await user.fill("Code", "HALF")
        await user.sees("50 % off")
        await user.press("Apply")
        await user.sees("How would you like to pay?")
        await user.press("Apple Pay")
        await user.press("Pay $8.00")
        await user.sees("The order was not placed")
        await user.press("Retry")
        await user.sees("Thank you, Ada Lovelace")
        await user.press("Done")
        await user.until { $0.buttons.contains("Forget the last order") }
        #expect(user.window.emptyToolbarItems == 0)
        await user.press("Forget the last order")
        await user.sees("Forget it?")
        await user.press("Forget")
        await user.until { !$0.buttons.contains("Forget the last order") }
        await user.press("Help")
        await user.press("Ask")
        await user.press("Yes")
        await user.sees("Thank you")
        user.window.close()
    }
}
