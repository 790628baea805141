import Aside
import AsideTesting
import TestSupport
import Testing

/// The report of a step that fails: when, where, and in which words.
@MainActor
@Suite("Verdicts on steps")
struct VerdictTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A step fails if a modal with another title is shown")
    func anotherTitle() async {
        await expectReport(
            """
            Expected alert “Receipt”, but alert “Card declined” is shown.
            on stage:     alert “Card declined”, asked at AsideTestingTests/VerdictTests.swift:1
                            message: Try another card.
                            choices: “Retry”, “Give up”
            so far:       alert “Card declined”  (AsideTestingTests/VerdictTests.swift:1)
            to fix:       answer it by a step (`try await ui.alert("Card declined")`) or by a stub \
            (`ui.answer(.alert("Card declined"), with: …)`).
            """, at: 9, in: ui
        ) {
            try await stage.alert("Card declined", message: "Try another card.", severity: .error, line: 1) {
                Choice("Retry", true)
                Choice("Give up", role: .cancel, false)
            }
        } steps: {
            try await ui.alert("Receipt", sourceLocation: at(9))
        }
    }

    @Test("A step fails without a quiet period if the flow waits for its user at a screen")
    func atScreen() async {
        let ui = TestPresenter(quietPeriod: .seconds(60))
        await expectReport(
            """
            Expected sheet with CouponScreen, but CartScreen waits for its user.
            on stage:     Cart
            so far:       Cart  (AsideTestingTests/VerdictTests.swift:1)
            to fix:       use the screen (`try await ui.screen(CartScreen.self)`), or give it a stub \
            (`ui.answer(CartScreen.self) { screen in … }`). If it should have asked by itself, the flow is wrong.
            """, at: 9, in: ui
        ) {
            try await ui.stage.show(CartScreen(), line: 1).value()
        } steps: {
            try await ui.sheet(CouponScreen.self, sourceLocation: at(9))
        }
    }

    @Test("What is beneath an empty sheet for longer than the sheet is not taken for its screen")
    func beneathSheetBefore() async {
        let reports = await reports(in: ui) {
            try await stage.show(CartScreen()).then { _ in
                try await stage.sheet("Coupon") { _ in try await untilCancelled() }
            }
        } steps: {
            try await ui.screen(CartScreen.self).publish(1)
            try await ui.screen(CartScreen.self)
        }
        #expect(reports.first?.text.contains("the flow has waited for something other than a screen") == true)
    }

    @Test("A step with a typing mistake in its title shows the title")
    func mistyped() async {
        let reports = await reports(in: ui) {
            await stage.alert("Card declined")
        } steps: {
            try await ui.confirm("Card declinde")
        }
        let advice = "correct the step or the flow: the title is “Card declined”, and not “Card declinde”."
        #expect(reports.map { $0.text.hasSuffix("to fix:       \(advice)") } == [true])
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
        await expectReport(
            """
            Expected alert “Receipt”, but for 0.1 seconds nothing came, and progress “Placing the order” goes on.
            on stage:     progress “Placing the order”, asked at AsideTestingTests/VerdictTests.swift:1
                            choices: “Cancel”
                            progress: 40 %, paying
            so far:       progress “Placing the order”  (AsideTestingTests/VerdictTests.swift:1)
            to fix:       let what the flow awaits there (a service, a sleep, another task) answer at once in this \
            test, or give it longer (`TestPresenter(quietPeriod: …)`).
            """, at: 9, in: ui
        ) {
            try await stage.progress("Placing the order", line: 1) { report in
                report(0.4, "paying")
                try await untilCancelled()
            }
        } steps: {
            try await ui.alert("Receipt", sourceLocation: at(9))
        }
    }

    @Test("A step fails if no flow is running")
    func noFlow() async {
        let text = """
            Expected alert “Receipt”, but for 0.1 seconds nothing came, and this presenter runs no flow.
            on stage:     nothing
            so far:       nothing
            to fix:       pass the flow and the steps to `ui.run { … } steps: { … }`.
            """
        let reports = await reports { try await ui.alert("Receipt", sourceLocation: at(9)) }
        #expect(reports == [Report(text, at: 9)])
    }

    @Test("A run fails, and its flow is cancelled, if the flow is back at a screen whose stub has answered")
    func usedUp() async {
        ui.answer(CartScreen.self, with: 1, sourceLocation: at(2))
        await expectReport(
            """
            Expected the flow to end, but CartScreen waits for its user.
            on stage:     Cart
            so far:       Cart  (AsideTestingTests/VerdictTests.swift:1)
            nearest stub: screen CartScreen, given at AsideTestingTests/VerdictTests.swift:2: it answers \
            once, and has
            to fix:       use the screen (`try await ui.screen(CartScreen.self)`), or give it a stub \
            (`ui.answer(CartScreen.self) { screen in … }`). For a flow that never ends, use \
            `ui.visit` in place of `ui.run`.
            """, at: 8, in: ui
        ) { () async throws -> Int in
            try await stage.show(CartScreen(), line: 1).until { _ in .stay }
        }
        #expect(stage.entries.isEmpty)
    }

    @Test("A failure names the questions that wait in line")
    func inLine() async {
        let reports = await reports(in: ui) {
            async let second = stage.confirm("Second?", line: 2)
            let first = try await stage.confirm("First?")
            return try await (first, second)
        } steps: {
            try await ui.confirm("Second?")
        }
        let line = "waiting in line: alert “Second?”, asked at AsideTestingTests/VerdictTests.swift:2\n"
        #expect(reports.map { $0.text.contains(line) } == [true])
    }

    @Test(
        "A step that misses a notice, or takes it for a modal, says which notice was shown",
        arguments: ["Message archivd", "archived", "alert"])
    func missedNotice(_ text: String) async {
        let reports = await reports(in: ui) {
            stage.notice("Message archived", line: 1)
            _ = try await stage.confirm("Go on?", line: 2)
        } steps: {
            if text == "alert" { try await ui.alert("Message archived") } else { try await ui.notice(text) }
        }
        let advice =
            "to fix:       a notice with the text “Message archived” was shown: "
            + "`try await ui.notice(\"Message archived\")`."
        #expect(reports.map { $0.text.split(separator: "\n").last.map(String.init) } == [advice])
    }

    @Test("A step for work that has ended, by another title, says which work was shown")
    func missedWork() async {
        let reports = await reports(in: ui) {
            try await stage.progress("Loading doctors") { _ in }
            _ = try await stage.show(Page("Doctors")).value()
        } steps: {
            try await ui.progress("Loading")
        }
        let advice = "work with the title “Loading doctors” was shown: `try await ui.progress(\"Loading doctors\")`."
        #expect(reports.map { $0.text.hasSuffix(advice) } == [true])
    }

    @Test("A step for a question that a stub has answered names the stub")
    func answeredByStub() async {
        ui.answer(.alert(), with: "OK", sourceLocation: at(2))
        let reports = await reports(in: ui) {
            await stage.alert("Saved")
            _ = try await stage.confirm("Go on?")
        } steps: {
            try await ui.alert("Saved")
        }
        let advice =
            "the stub at AsideTestingTests/VerdictTests.swift:2 has answered alert “Saved”: take out the stub, or this step."
        #expect(reports.map { $0.text.hasSuffix(advice) } == [true])
    }

    @Test("A step that fails at a screen while a task sleeps says both", arguments: [true, false])
    func atScreenByClock(isEnd: Bool) async {
        let reports = await reports(in: ui) {
            async let timer: Void = ui.clock.sleep(for: .seconds(300))
            _ = try await stage.show(Page("Hub")).value()
            try await timer
        } steps: {
            try await ui.advance(by: .seconds(299))
            if !isEnd { try await ui.alert("Your session has expired") }
        }
        let fix = reports.first?.text.split(separator: "to fix:       ").last ?? ""
        #expect(fix.hasPrefix("use the screen (`try await ui.screen(Page.self)`)"))
        #expect(fix.contains("Or let time pass: a task sleeps by the test's clock, with 1.0 seconds to go: move the"))
    }

    @Test("A flow that sleeps for ever needs a visit, and a clock only goes forward")
    func time() async {
        let endless = await reports(in: ui) {
            while true { try await ui.clock.sleep(for: .seconds(5)) }
        }
        let advice = "For a flow that never ends, use `ui.visit` in place of `ui.run`."
        #expect(endless.first?.text.hasSuffix(advice) == true)
        let back = await reports { try await ui.advance(by: .seconds(-1)) }
        #expect(back.first?.text.hasPrefix("The clock cannot be moved by -1.0 seconds.") == true)
    }

    @Test("A user who cannot go back from the first screen of a sheet can dismiss the sheet")
    func backInSheet() async {
        let reports = await reports(in: ui) {
            _ = try await stage.nilIfDismissed { try await stage.sheet(Page("Card")) }
        } steps: {
            try await ui.goBack(from: Page.self)
        }
        #expect(reports.first?.text.hasSuffix("(`try await ui.sheet(\"…\").dismiss()`).") == true)
    }

    @Test("A step fails if the test is cancelled")
    func cancelled() async {
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let test = Task {
            await expectReport(
                """
                The test was cancelled while it expected any prompt.
                on stage:     nothing
                so far:       nothing
                to fix:       a time limit or another part of the test cancelled it; find out which.
                """, at: 9, in: ui
            ) {
                // The flow begins when the first step waits.
                start.yield()
                try await untilCancelled()
            } steps: {
                try await ui.prompt(sourceLocation: at(9))
            }
        }
        for await _ in starts { break }
        await test.end()
    }
}
