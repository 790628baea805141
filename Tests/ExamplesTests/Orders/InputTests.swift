import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: what users enter")
struct InputTests {
    let ui = TestPresenter()

    @Test(
        "An address without a name or a street is explained beside the field, and stays",
        arguments: [
            ("", "1 Main St", "Name", "Say who it is."),
            (" \n", "1 Main St", "Name", "Say who it is."),
            ("Ada", "", "Street", "Say where it is."),
            (String(repeating: "a", count: 9999), "x", "Name", "No label holds 9999 letters: 100 at most."),
        ])
    func address(name: String, street: String, field: String, reason: String) async throws {
        let address = try await ui.run {
            try await ui.stage.show(AddressScreen("Ship to")).value()
        } steps: {
            let screen = try await ui.screen(AddressScreen.self)
            try screen.fill("Name", name)
            try screen.fill("Street", street)
            try await screen.press("Continue").value
            #expect(errors(of: screen.model) == [field: reason])
            #expect(screen.name == name)
            try screen.fill("Name", "  Ada  Lovelace ")
            #expect(errors(of: screen.model).isEmpty)
            try screen.fill("Street", "1 Main St")
            try screen.press("Continue")
        }
        #expect(address == Address(name: "Ada Lovelace", street: "1 Main St"))
    }

    @Test(
        "An invalid card number is explained",
        arguments: ["", "4111", "99999999999999999999", "-411111111111-1-", "４１１１１１１１１１１１", "411111111111a"])
    func card(number: String) async throws {
        let card = try await ui.run {
            try await ui.stage.show(CardScreen()).value()
        } steps: {
            let screen = try await ui.screen(CardScreen.self)
            try screen.fill("Number", number)
            try await screen.press("Continue").value
            if number.hasPrefix("-") { return }
            #expect(errors(of: screen.model) == ["Number": "A card has a number of 12 to 19 digits."])
            try screen.fill("Number", "4111 1111-1111 1")
            try screen.press("Continue")
        }
        #expect(card.number == "4111111111111")
    }

    @Test("A coupon is looked up when the user pauses or leaves the field, and shows its value before it is applied")
    func coupon() async throws {
        let coupon = try await ui.run {
            try await ui.stage.sheet(CouponEntry(Shop()))
        } steps: {
            let entry = try await ui.screen(CouponEntry.self)
            try entry.fill("Code", "NOPE")
            try await entry.leave("Code")
            #expect(errors(of: entry.model) == ["Code": "“NOPE” is not one of our coupons. Try SAVE10."])
            #expect(throws: ControlError.self) { try entry.model.press("Apply") }
            try entry.fill("Code", "")
            #expect(errors(of: entry.model).isEmpty)
            try entry.fill("Code", "half")
            try await ui.advance(by: .milliseconds(300))
            try await entry.until { $0.coupon == .half }
            #expect(entry.outline.items.contains { $0.label == "50 % off" })
            try entry.fill("Code", "halfway")
            #expect(entry.coupon == nil)
            try entry.fill("Code", "half")
            try await entry.leave("Code")
            try entry.press("Apply")
        }
        #expect(coupon == .half)
    }
}
