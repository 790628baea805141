import Aside
import Observation
import TestSupport
import Testing

@testable import AsideText

/// Questions over the screen of a shop, each above the last one.
@MainActor
func withQuestion(
    _ ask: @escaping @MainActor (Stage) async throws -> Void,
    submits: Bool = false,
    until isReady: @escaping @MainActor (Stage) -> Bool = { !$0.modals.isEmpty },
    _ body: @MainActor (Stage) throws -> Void
) async throws {
    let showing: @MainActor (Stage) async throws -> Void = { stage in
        try await stage.show(ShopScreen()).then { _ in try await ask(stage) }
    }
    try await withStage(showing, submits: submits, until: isReady, body)
}

/// A screen by itself.
@MainActor
func withScreen(_ screen: some Screen, _ body: @MainActor (Stage) throws -> Void) async throws {
    try await withStage {
        try await $0.show(screen).then { _ in }
    } until: {
        $0.stack.top === screen
    } _: { stage in
        try body(stage)
    }
}

/// A screen with wide characters at each possible edge of a box, and with a value already.
@MainActor
final class ShopScreen: Screen {
    let outlet = Outlet<Int>()

    init() {
        publish(1)
    }

    var content: Content {
        Heading("Shop")
        Paragraph("漢字の長い文章、どこで切れても大丈夫。👩‍👩‍👧‍👦🇩🇪👍🏽 e\u{301}e\u{301}e\u{301}, and more to read.")
        Row("Apples", detail: "$2.00") { Action("Remove", role: .destructive) {} }
        Row("りんご", detail: "$12.50") { Action("Remove", role: .destructive) {} }
        Action("Continue", shortcut: .enter) {}
    }
}

/// One element of every kind.
@MainActor
@Observable
final class CartScreen: Screen {
    let outlet = Outlet<Int>()
    var coupon = ""
    var name = "Łucja 漢字"
    var pin = "1234"
    var giftWrap = true
    var newsletter = false
    var size = "Large"
    var day: String?
    var feedback: String? = "The code is unknown."

    var content: Content {
        Heading("Your cart")
        Paragraph("Everything that you have chosen so far. Prices include tax.")
        Row("Apples", detail: "$2.00") { Action("Remove", role: .destructive) {} }
        Row("りんご 🍎", detail: "$12.50") { Action("Remove", role: .destructive) {} }
        Row("Family 👩‍👩‍👧‍👦 ticket 🇩🇪", detail: "$3.00") { Action("Remove", role: .destructive) {} }
        Field("Coupon", \.coupon, .text(placeholder: "SAVE10"), error: feedback)
        Field("Name", \.name)
        Field("PIN", \.pin, .text().secure())
        Field("Note", \.name, isEnabled: false)
        Field("Gift wrap", \.giftWrap)
        Field("Newsletter", \.newsletter, isEnabled: false)
        Field("Size", \.size, .choice(from: ["Small", "Large"]))
        Field("Day", \.day, .choice(from: ["Monday", "Tuesday"]))
        Meter(0.42, label: "Free shipping")
        Meter(nil, label: "Stock")
        Block("Shipping") {
            Field("Street", \.coupon, .text(placeholder: "1 Main St"))
            Action("Same as billing") {}
        }
        Action("Apply", isEnabled: false) {}
        Action("Help", shortcut: .key("?")) {}
        Action("Later", role: .cancel) {}
        Action("Continue", role: .preferred, shortcut: .enter) { self.publish(1) }
    }
}
