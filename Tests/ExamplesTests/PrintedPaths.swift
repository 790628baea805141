// Made of the paths through the examples by PrintedPathsTests; ASIDE_WRITE_PATHS=1 writes it anew.
// swift-format-ignore-file
import Aside
import AsideTesting
import Testing

@testable import ContactsModule
@testable import DashboardModule
@testable import LoginModule
@testable import ModulesExample
@testable import OrdersExample
@testable import ScreensExample
@testable import SettingsModule

@MainActor
@Suite("Printed paths, run as they are")
struct PrintedPaths {
    @Test func order1() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()
            } steps: {
                try await ui.screen(CartScreen.self).fill("Quantity of Coffee", "3")
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("Pay $43.50")
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
                try await ui.screen(CartScreen.self).press("Remove Apples")
                try await ui.alert("Remove Apples?").press("Remove")
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("Pay $15.50")
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
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("Pay $19.50")
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
                try await ui.goBack(from: AddressScreen.self)
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("Pay $19.50")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order5() async throws {
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
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("Pay $19.50")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order6() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await OrderFlow(stage: ui.stage, shop: Shop()).run()
            } steps: {
                try await ui.screen(CartScreen.self).press("Continue")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.sheet("Coupon").dismiss()
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CouponEntry.self).press("Continue without a coupon")
                try await ui.choose("How would you like to pay?").pick("Apple Pay")
                try await ui.screen(ApplePayScreen.self).press("Pay $19.50")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order7() async throws {
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
                try await ui.screen(ApplePayScreen.self).press("Pay $19.50")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order8() async throws {
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
                try await ui.choose("How would you like to pay?").pick("Card")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CardScreen.self).fill("Number", "4111 1111 1111 1111")
                try await ui.screen(CardScreen.self).press("Continue")
                try await ui.screen(ReceiptScreen.self).press("Done")
            }
        }
    }

    @Test func order9() async throws {
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
                try await ui.choose("How would you like to pay?").pick("Card")
                try await ui.screen(AddressScreen.self).fill("Name", "Ada Lovelace")
                try await ui.screen(AddressScreen.self).fill("Street", "12 St James's Square")
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.goBack(from: CardScreen.self)
                try await ui.screen(AddressScreen.self).press("Continue")
                try await ui.screen(CardScreen.self).fill("Number", "4111 1111 1111 1111")
                try await ui.screen(CardScreen.self).press("Continue")
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
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.screen(ThirdScreen.self).press("Finish")
            }
        }
    }

    @Test func screens2() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
            } steps: {
                try await ui.screen(FirstScreen.self).press("Second")
                try await ui.goBack(from: SecondScreen.self)
                try await ui.screen(FirstScreen.self).press("Second")
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.screen(ThirdScreen.self).press("Finish")
            }
        }
    }

    @Test func screens3() async throws {
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

    @Test func screens4() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
            } steps: {
                try await ui.screen(FirstScreen.self).press("Second")
                try await ui.screen(SecondScreen.self).press("Go on in ten seconds")
                try await ui.screen(SecondScreen.self).press("Write it down")
                try await ui.screen(NoteScreen.self).fill("Text", "Buy milk")
                try await ui.sheet("Note").dismiss()
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.screen(ThirdScreen.self).press("Finish")
            }
        }
    }

    @Test func screens5() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
            } steps: {
                try await ui.screen(FirstScreen.self).press("Second")
                try await ui.screen(SecondScreen.self).press("Go on in ten seconds")
                try await ui.screen(SecondScreen.self).press("Write it down")
                try await ui.screen(NoteScreen.self).press("Keep it")
                try await ui.sheet("Note").dismiss()
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.screen(ThirdScreen.self).press("Finish")
            }
        }
    }

    @Test func screens6() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
            } steps: {
                try await ui.screen(FirstScreen.self).press("Second")
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.goBack(from: ThirdScreen.self)
                try await ui.screen(SecondScreen.self).press("Third")
                try await ui.screen(ThirdScreen.self).press("Finish")
            }
        }
    }

    @Test func modules1() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }

    @Test func modules2() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Log in")
                try await ui.screen(DashboardScreen.self).press("Details of the Song")
                try await ui.goBack(from: DetailsScreen.self)
                try await ui.screen(DashboardScreen.self).press("Log out")
                try await ui.alert("Log out?").press("Log out")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }

    @Test func modules3() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Log in")
                try await ui.screen(DashboardScreen.self).press("Details of the Song")
                try await ui.screen(DetailsScreen.self).press("Share")
                try await ui.sheet("").dismiss()
                try await ui.goBack(from: DetailsScreen.self)
                try await ui.screen(DashboardScreen.self).press("Log out")
                try await ui.alert("Log out?").press("Log out")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }

    @Test func modules4() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Log in")
                try await ui.screen(DashboardScreen.self).press("Details of the Song")
                try await ui.screen(DetailsScreen.self).press("Share")
                try await ui.screen(ContactsScreen.self).press("Ann")
                try await ui.screen(ContactScreen.self).press("Choose Ann")
                try await ui.goBack(from: DetailsScreen.self)
                try await ui.screen(DashboardScreen.self).press("Log out")
                try await ui.alert("Log out?").press("Log out")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }

    @Test func modules5() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Log in")
                try await ui.screen(DashboardScreen.self).press("Details of the Song")
                try await ui.screen(DetailsScreen.self).press("Share")
                try await ui.screen(ContactsScreen.self).press("Ann")
                try await ui.goBack(from: ContactScreen.self)
                try await ui.sheet("").dismiss()
                try await ui.goBack(from: DetailsScreen.self)
                try await ui.screen(DashboardScreen.self).press("Log out")
                try await ui.alert("Log out?").press("Log out")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }

    @Test func modules6() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Log in")
                try await ui.screen(DashboardScreen.self).press("Settings")
                try await ui.screen(SettingsScreen.self).press("Choose a contact")
                try await ui.goBack(from: ContactsScreen.self)
                try await ui.screen(SettingsScreen.self).press("Delete the account")
                try await ui.alert("Delete your account?").press("Delete")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }

    @Test func modules7() async throws {
        try await whoseUserMayLeave {
            let ui = TestPresenter()
            try await ui.run {
                _ = try await AppFlow(stage: ui.stage, post: Post()).run()
            } steps: {
                try await ui.screen(LoginScreen.self).fill("Name", "Ann")
                try await ui.screen(LoginScreen.self).press("Log in")
                try await ui.screen(DashboardScreen.self).press("Settings")
                try await ui.goBack(from: SettingsScreen.self)
                try await ui.screen(DashboardScreen.self).press("Log out")
                try await ui.alert("Log out?").press("Log out")
                try await ui.screen(LoginScreen.self).press("Quit")
            }
        }
    }
}
