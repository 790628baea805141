import Aside
import AsideTesting
import Testing

@MainActor
struct VerdictTests {
    let ui = TestPresenter(grace: .milliseconds(200))

    @Test func happy() async throws {
        let result = try await ui.run {
            try await ui.stage.show(CartScreen()).then { _ in
                try await ui.stage.confirm("Buy?", action: "Buy")
            }
        } steps: {
            try await ui.screen(CartScreen.self).press("Continue")
            try await ui.confirm("Buy?").press("Buy")
        }
        #expect(result)
        print(ui.transcript.debugDescription)
    }

    @Test func finished() async {
        let r = await reports {
            try await ui.run {
                await ui.stage.alert("Hello")
            } steps: {
                try await ui.alert("Hello").press("OK")
                try await ui.alert("X")
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func threw() async {
        let r = await reports {
            try await ui.run {
                throw Declined()
            } steps: {
                try await ui.alert("X")
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func another() async {
        let r = await reports {
            _ = try await ui.run {
                try await ui.stage.prompt("Coupon", placeholder: "SAVE10")
            } steps: {
                try await ui.alert("Coupon")
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func outside() async {
        let r = await reports {
            _ = try await ui.run {
                try await Task.sleep(for: .seconds(100))
            } steps: {
                try await ui.alert("Coupon")
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func atScreen() async {
        let r = await reports {
            _ = try await ui.run {
                try await ui.stage.show(CartScreen()).value()
            } steps: {
                try await ui.screen(CouponScreen.self)
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func noChoice() async {
        let r = await reports {
            _ = try await ui.run {
                try await ui.stage.confirm("Delete?", action: "Delete")
            } steps: {
                try await ui.alert("Delete?").press("Delet")
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func unused() async {
        ui.answer(.alert("X"), with: "OK")
        let r = await reports {
            try await ui.run {}
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func unanswered() async {
        ui.answer(.alert("Card declned"), with: "OK")
        let r = await reports {
            try await ui.run { await ui.stage.alert("Card declined", message: "Try another.") }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func stillRunning() async {
        let r = await reports {
            _ = try await ui.run {
                try await ui.stage.show(CartScreen()).until { _ in nil as Int? }
            } steps: {
                try await ui.screen(CartScreen.self).publish(3)
            }
        }
        for r in r { print(r.line, r.text) }
    }
    @Test func deaf() async {
        let r = await reports {
            try await ui.run { await withUnsafeContinuation { (c: UnsafeContinuation<Void, Never>) in } }
        }
        for r in r { print(r.line, r.text) }
    }
}
