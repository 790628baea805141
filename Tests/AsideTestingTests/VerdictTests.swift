import Aside
import AsideTesting
import Testing

/// What a step says that fails: when, where, and in which words.
@MainActor
@Suite("Verdicts on steps")
struct VerdictTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A step for a modal fails if the flow has returned")
    func returned() async {
        let asked = #line + 3
        let reports = await reports {
            try await ui.run {
                await stage.alert("Hello")
            } steps: {
                try await ui.alert("Hello").press("OK")
                try await ui.alert("Goodbye")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Goodbye”, but the flow has returned.
                    on stage:     nothing
                    so far:       alert “Hello” → OK  (AsideTestingTests/VerdictTests.swift:\(asked))
                    to fix:       leave the step out if the flow is right; else see what its last answer led to.
                    """, at: asked + 3)
            ])
    }

    @Test("A step for a modal fails if the flow has thrown")
    func threw() async {
        let start = #line
        let reports = await reports {
            try await ui.run {
                throw Declined()
            } steps: {
                try await ui.alert("Goodbye")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Goodbye”, but the flow has thrown Declined: the card was declined.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       leave the step out if the flow is right; else see what its last answer led to.
                    """, at: start + 5)
            ])
    }

    @Test("A step fails if a modal with another title is shown")
    func anotherTitle() async {
        let asked = #line + 3
        let reports = await reports {
            _ = try await ui.run {
                try await stage.alert("Card declined", message: "Try another card.", severity: .error) {
                    Choice("Retry", true)
                    Choice("Give up", role: .cancel, false)
                }
            } steps: {
                try await ui.alert("Receipt")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Receipt”, but alert “Card declined” is shown.
                    on stage:     alert “Card declined”, asked at AsideTestingTests/VerdictTests.swift:\(asked)
                                    message: Try another card.
                                    choices: “Retry”, “Give up”
                    so far:       alert “Card declined”  (AsideTestingTests/VerdictTests.swift:\(asked))
                    to fix:       answer it by a step (`try await ui.alert("Card declined")`) or by a stub \
                    (`ui.answer(.alert("Card declined"), with: …)`).
                    """, at: asked + 5)
            ])
    }

    @Test("A step fails if a modal of another kind is shown")
    func anotherKind() async {
        let asked = #line + 3
        let reports = await reports {
            _ = try await ui.run {
                try await stage.prompt("Coupon", text: "SAVE", placeholder: "SAVE10")
            } steps: {
                try await ui.choose("Coupon")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected list “Coupon”, but prompt “Coupon” is shown.
                    on stage:     prompt “Coupon”, asked at AsideTestingTests/VerdictTests.swift:\(asked)
                                    field: “SAVE”
                                    choices: “OK”, “Cancel”
                    so far:       prompt “Coupon”  (AsideTestingTests/VerdictTests.swift:\(asked))
                    to fix:       answer it by a step (`try await ui.prompt("Coupon")`) or by a stub \
                    (`ui.answer(.prompt("Coupon"), with: …)`).
                    """, at: asked + 2)
            ])
    }

    @Test("A step fails after a quiet period if a modal is shown that a step has already looked at")
    func stillUp() async {
        let asked = #line + 3
        let reports = await reports {
            try await ui.run {
                await stage.alert("Hello")
            } steps: {
                try await ui.alert("Hello")
                try await ui.screen(CartScreen.self)
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected CartScreen in front, ready to take a value, but alert “Hello” is shown.
                    on stage:     alert “Hello”, asked at AsideTestingTests/VerdictTests.swift:\(asked)
                                    choices: “OK”
                    so far:       alert “Hello”  (AsideTestingTests/VerdictTests.swift:\(asked))
                    to fix:       answer it by a step (`try await ui.alert("Hello")`) or by a stub \
                    (`ui.answer(.alert("Hello"), with: …)`).
                    """, at: asked + 3)
            ])
    }

    @Test("A step fails without a quiet period if the flow waits for its user at a screen")
    func atScreen() async {
        let ui = TestPresenter(quietPeriod: .seconds(60))
        let shown = #line + 3
        let reports = await reports {
            _ = try await ui.run {
                try await ui.stage.show(CartScreen()).value()
            } steps: {
                try await ui.sheet(CouponScreen.self)
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected sheet with CouponScreen, but CartScreen waits for its user.
                    on stage:     Cart
                    so far:       Cart  (AsideTestingTests/VerdictTests.swift:\(shown))
                    to fix:       use the screen (`try await ui.screen(CartScreen.self)`), or give it a stub \
                    (`ui.answer(CartScreen.self) { screen in … }`).
                    """, at: shown + 2)
            ])
    }

    @Test("A step fails if the flow waits for its user at a screen of a sheet")
    func atScreenOfSheet() async {
        let shown = #line + 3
        let reports = await reports {
            _ = try await ui.run {
                try await stage.show(CartScreen()).then { _ in
                    try await stage.sheet(CouponScreen())
                }
            } steps: {
                try await ui.screen(CartScreen.self).publish(1)
                try await ui.alert()
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected any alert, but CouponScreen waits for its user.
                    on stage:     Cart (not accepting input)
                                  sheet “Coupon entry”, asked at AsideTestingTests/VerdictTests.swift:\(shown + 1)
                                    shows: Coupon entry
                    so far:       Cart  (AsideTestingTests/VerdictTests.swift:\(shown))
                                  sheet “Coupon entry”  (AsideTestingTests/VerdictTests.swift:\(shown + 1))
                    to fix:       use the screen (`try await ui.screen(CouponScreen.self)`), or give it a stub \
                    (`ui.answer(CouponScreen.self) { screen in … }`).
                    """, at: shown + 5)
            ])
    }

    @Test("A step waits for a quiet period if a plain task runs while a screen waits for its user")
    func besideWork() async throws {
        let ui = TestPresenter(quietPeriod: .seconds(60))
        let (signals, signal) = AsyncStream.makeStream(of: Void.self)
        let cart = CartScreen()
        try await ui.run {
            try await ui.stage.show(cart).then { _ in await ui.stage.alert("Done") }
        } steps: {
            try await ui.screen(CartScreen.self)
            cart.perform {
                for await _ in signals { break }
                cart.publish(1)
            }
            Task { signal.yield() }
            try await ui.alert("Done").press("OK")
        }
    }

    @Test("A step waits for a quiet period if the flow waits for work with progress")
    func atWork() async {
        let asked = #line + 3
        let reports = await reports {
            try await ui.run {
                try await stage.progress("Placing the order") { report in
                    report(0.4, "paying")
                    try await never()
                }
            } steps: {
                try await ui.alert("Receipt")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Receipt”, but for 0.1 seconds nothing has come, and progress “Placing the order” goes on.
                    on stage:     progress “Placing the order”, asked at AsideTestingTests/VerdictTests.swift:\(asked)
                                    choices: “Cancel”
                                    progress: 40 %, paying
                    so far:       progress “Placing the order”  (AsideTestingTests/VerdictTests.swift:\(asked))
                    to fix:       let what the flow awaits there (a service, a sleep, another task) answer at once in this \
                    test, or give it longer (`TestPresenter(quietPeriod: …)`).
                    """, at: asked + 5)
            ])
    }

    @Test("A step waits for a quiet period if the flow waits for something outside of the UI")
    func outside() async {
        let start = #line
        let reports = await reports {
            try await ui.run {
                try await never()
            } steps: {
                try await ui.alert("Receipt")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Receipt”, but for 0.1 seconds the flow has waited for something other than a screen \
                    or a modal.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       let what the flow awaits there (a service, a sleep, another task) answer at once in this \
                    test, or give it longer (`TestPresenter(quietPeriod: …)`). Nothing was shown so far: does the flow use \
                    `ui.stage`?
                    """, at: start + 5)
            ])
    }

    @Test("A step fails if no flow is running")
    func noFlow() async {
        let line = #line + 2
        let reports = await reports {
            try await ui.alert("Receipt")
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Receipt”, but for 0.1 seconds nothing has come, and this presenter runs no flow.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       pass the flow and the steps to `ui.run { … } steps: { … }`.
                    """, at: line)
            ])
    }

    @Test("A step fails if the flow is back at a screen whose stub has answered")
    func usedUp() async {
        let start = #line
        let reports = await reports {
            ui.answer(CartScreen.self, with: 1)
            try await ui.run {
                _ = try await stage.show(CartScreen()).until { _ in HubDecision<Int>.stay }
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected the flow to end, but CartScreen waits for its user.
                    on stage:     Cart
                    so far:       Cart  (AsideTestingTests/VerdictTests.swift:\(start + 4))
                    nearest stub: screen CartScreen, given at AsideTestingTests/VerdictTests.swift:\(start + 2): it answers \
                    once, and has
                    to fix:       use the screen (`try await ui.screen(CartScreen.self)`), or give it a stub \
                    (`ui.answer(CartScreen.self) { screen in … }`). For a flow that never ends, see \
                    `TestPresenter(.lenient)`.
                    """, at: start + 3)
            ])
    }

    @Test("A step fails if the flow sleeps by the clock that the test has not moved")
    func byClock() async {
        let start = #line
        let reports = await reports {
            try await ui.run {
                try await ui.clock.sleep(for: .seconds(5))
            } steps: {
                try await ui.alert("Receipt")
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected alert “Receipt”, but for 0.1 seconds the flow has waited for something other than a screen \
                    or a modal.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       a task sleeps by the test's clock: move the clock (`try await ui.advance(by: …)`).
                    """, at: start + 5)
            ])
    }

    @Test("A step that moves the clock fails if no task sleeps by it")
    func nobodySleeps() async {
        let start = #line
        let reports = await reports {
            try await ui.run {
            } steps: {
                try await ui.advance(by: .seconds(5))
            }
        }
        #expect(
            reports == [
                Report(
                    """
                    Expected someone who sleeps by the test's clock, but the flow has returned.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       leave the step out if the flow is right; else see what its last answer led to.
                    """, at: start + 4)
            ])
    }

    @Test("A step fails if the test is cancelled")
    func cancelled() async {
        let start = #line
        let reports = await reports {
            var test: Task<Void, any Error>?
            test = Task {
                try await ui.run {
                    // The flow begins when the first step waits.
                    test?.cancel()
                    try await never()
                } steps: {
                    try await ui.prompt()
                }
            }
            try await test?.value
        }
        #expect(
            reports == [
                Report(
                    """
                    The test was cancelled while it expected any prompt.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       a time limit or another part of the test cancelled it; see there.
                    """, at: start + 9)
            ])
    }
}

/// Waits until the task is cancelled.
func never() async throws {
    try await Task.sleep(for: .seconds(1_000_000))
}
