// Made of the paths through the examples by PrintedPathsTests; ASIDE_WRITE_PATHS=1 writes it anew.
// swift-format-ignore-file
import Aside
import AsideTesting
import Testing

@testable import OrdersExample
@testable import ScreensExample

@MainActor
@Suite("Printed paths, run as they are")
struct PrintedPaths {
    @Test func order1() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()
            } steps: {
                try await ui.screen(CartScreen.self).press("Remove Coffee")
                try await ui.alert("Remove Coffee?").press("Remove")
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).fill("Code", "SAVE10")
                try await ui.screen(CouponEntry.self).leave("Code")
                try await ui.sheet("Coupon").dismiss()
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("pay")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order2() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()
            } steps: {
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.goBack(from: AddressScreen.self)
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("pay")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order3() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()
            } steps: {
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).fill("Code", "SAVE10")
                try await ui.advance(by: .milliseconds(300))
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("pay")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order4() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()
            } steps: {
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").press("Cancel")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("pay")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func screens1() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
            } steps: {
                try await ui.screen(FirstScreen.self).press("Second")
                try await ui.screen(SecondScreen.self).press("Go on in ten seconds")
                try await ui.advance(by: .seconds(1))
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.screen(ThirdScreen.self).press("Finish")
            }
        }
    }
}
