import Aside
import Observation

@testable import AsideText

/// Shows nothing itself: what is asked stays until a test answers it.
@MainActor
final class Silent: Presenter {}

/// A stage with something on it, for as long as a test looks at it.
@MainActor
func withStage(
    showing flow: @escaping @MainActor (Stage) async throws -> Void,
    until isReady: @escaping @MainActor (Stage) -> Bool,
    _ body: @MainActor (Stage) throws -> Void
) async throws {
    let stage = Stage()
    let presenter = Silent()
    stage.attach(presenter)
    let task = Task { try await flow(stage) }
    while !isReady(stage) {
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = isReady(stage)
            } onChange: {
                Task { @MainActor in continuation.resume() }
            }
        }
    }
    defer {
        task.cancel()
        stage.detach(presenter)
    }
    try body(stage)
}

/// A question over the screen of a shop.
@MainActor
func withQuestion(
    _ ask: @escaping @MainActor (Stage) async throws -> Void, _ body: @MainActor (Stage) throws -> Void
) async throws {
    try await withStage { stage in
        try await stage.show(CartScreen()).then { _ in try await ask(stage) }
    } until: { stage in
        if let cart = stage.stack.top as? CartScreen, stage.modals.isEmpty { cart.publish(1) }
        return !stage.modals.isEmpty
    } _: { stage in
        try body(stage)
    }
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
        Field("Coupon", text: \.coupon, placeholder: "SAVE10", error: feedback)
        Field("Name", text: \.name)
        Field("PIN", text: \.pin, isSecure: true)
        Field("Note", text: \.name, isEnabled: false)
        Switch("Gift wrap", isOn: \.giftWrap)
        Switch("Newsletter", isOn: \.newsletter, isEnabled: false)
        Selection("Size", value: \.size, from: ["Small", "Large"])
        Selection("Day", value: \.day, from: ["Monday", "Tuesday"])
        Meter(0.42, label: "Free shipping")
        Meter(nil, label: "Stock")
        Block("Shipping") {
            Field("Street", text: \.coupon, placeholder: "1 Main St")
            Action("Same as billing") {}
        }
        Action("Apply", isEnabled: false) {}
        Action("Help", shortcut: .key("?")) {}
        Action("Later", role: .cancel) {}
        Action("Continue", role: .preferred, shortcut: .enter) { self.publish(1) }
    }
}
