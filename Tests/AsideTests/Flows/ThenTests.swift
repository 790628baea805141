import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("then")
struct ThenTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    private let cart = Cart("cart"), address = Address("address"), card = Card("card")

    @Test("A step does nothing until it is awaited")
    func lazy() {
        _ = stage.show(cart)
        _ = stage.show(cart).map { $0 + "!" }
        #expect(stage.entries.isEmpty)
        #expect(ui.transcript.entries.isEmpty)
    }

    // MARK: What has ended

    @Test("An ended screen stays until the next modal, and leaves when that appears")
    func modalTakesThePlace() async throws {
        try await ui.run {
            try await stage.show(cart).then { _ in
                _ = try await stage.show(address).value()
                await stage.alert("Thanks")
            }
        } steps: {
            try await ui.screen(Cart.self).publish("a")
            try await ui.screen(Address.self).publish("b")
            try await ui.alert("Thanks").press("OK")
        }
        #expect(
            ui.transcript.description == """
                cart
                cart › address
                cart
                alert “Thanks” → OK
                no screens
                """)
    }

    @Test("A screen that a modal's work has shown on the stage beneath leaves when that work ends")
    func receiverOutsideTheStack() async throws {
        let value = try await ui.run {
            try await stage.progress("P") { _ in try await stage.show(cart).value() }
        } steps: {
            try await ui.until { stage.acceptsInput }
            cart.publish("a")
        }
        #expect(value == "a")
        try await ui.until { stage.entries.isEmpty }
    }

    // MARK: Back

    @Test("Back cancels the closures above, and the closure runs again with the next value")
    func back() async throws {
        let effect = Effect()
        let order = try await ui.run {
            try await stage.show(cart).then { cart in
                try await stage.show(address).then { address in
                    if address == "Oslo" { try await effect.run() }
                    return "\(cart) to \(address)"
                }
            }
        } steps: {
            try await ui.screen(Cart.self).publish("apples")
            try await ui.screen(Address.self).publish("Oslo")
            try await ui.until { effect.isRunning }
            try ui.goBack()
            try await ui.until { effect.wasCancelled }
            #expect(stage.titles == ["cart"])
            #expect(cart.publish("pears"))
            try await ui.screen(Address.self).publish("Rome")
        }
        #expect(order == "pears to Rome")
    }

    @Test("A dismissed sheet returns the user to the screen that asked for it")
    func dismissedSheet() async throws {
        let code = try await ui.run {
            try await stage.show(cart).then { _ in try await stage.sheet(Card("coupon")) }
        } steps: {
            try await ui.screen(Cart.self).publish("a")
            try await ui.sheet("coupon").dismiss()
            try await ui.screen(Cart.self).publish("b")
            try await ui.screen(Card.self).publish("SAVE10")
        }
        #expect(code == "SAVE10")
    }

    // MARK: Cancellation

    @Test("A cancelled closure can push nothing and present nothing")
    func cancelledClosure() async throws {
        // A strict presenter would blame the flow for its refused questions.
        let ui = TestPresenter(.lenient)
        let stage = ui.stage
        let gate = Gate()
        var refusals: [Bool] = []
        try await ui.run {
            try await stage.show(cart).then { value in
                guard value == "first" else { return }
                await gate.pass()
                await #expect(throws: CancellationError.self) { try await stage.show(address).value() }
                await #expect(throws: CancellationError.self) { try await stage.confirm("Late?") }
                refusals.append(Task.isCancelled)
                // A task that the closure left behind cannot do so either.
                await Task { @MainActor in
                    await #expect(throws: CancellationError.self) { try await stage.show(address).value() }
                    let late = try? await stage.outcome { try await stage.confirm("Later?") }
                    refusals.append(late == .ownerGone)
                }.value
            }
        } steps: {
            try await ui.screen(Cart.self).publish("first")
            try await ui.until { gate.isReached }
            stage.stack.pop(to: cart)
            cart.publish("second")
            gate.open()
        }
        #expect(refusals == [true, true])
        #expect(ui.transcript.description == "cart\nno screens")
    }
}

private final class Cart: Page {}
private final class Address: Page {}
private final class Card: Page {}

struct Broken: Error, Equatable {}
