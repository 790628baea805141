import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: what users enter")
struct InputTests {
    let ui = TestPresenter()

    @Test("An address without a name or a street is explained beside the field, and stays until it is changed")
    func address() async throws {
        let address = try await ui.run {
            try await ui.stage.show(AddressScreen("Ship to")).value()
        } steps: {
            let screen = try await ui.screen(AddressScreen.self)
            for (name, reason) in [
                (" \n", "Say who it is."),
                (String(repeating: "a", count: 9999), "No label holds 9999 letters: 100 at most."),
            ] { try await screen.expectRefusal(of: name, in: "Name", by: "Continue", because: reason) }
            try screen.fill("Name", "  Ada  Lovelace ")
            #expect(errors(of: screen.model).isEmpty)
            try await screen.expectRefusal(of: "", in: "Street", by: "Continue", because: "Say where it is.")
            try screen.fill("Street", "1 Main St")
            try screen.press("Continue")
        }
        #expect(address == Address(name: "Ada Lovelace", street: "1 Main St"))
    }

    @Test(
        "A card number has 12 to 19 digits, perhaps with blanks and dashes",
        arguments: [
            ("4111 1111-1111 1", "4111111111111"), ("-411111111111-1-", "4111111111111"), ("", nil), ("4111", nil),
            ("99999999999999999999", nil), ("４１１１１１１１１１１１", nil), ("411111111111a", nil),
        ])
    func card(text: String, number: String?) {
        #expect((try? Card(entered: text))?.number == number)
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
            #expect(throws: MoveError.self) { try entry.model.press("Apply") }
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
