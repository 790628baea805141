import Aside
import AsideTesting
import TestSupport
import Testing

/// The checks at the end of a run, and the way in which the run ends the rest.
@MainActor
@Suite("A run")
struct RunTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A modal that nobody answers fails the run and is dismissed, and the closest stub is named")
    func unanswered() async {
        ui.answer(.alert("Card declned"), with: "OK", sourceLocation: at(2))
        var isUnwound = false
        await expectReport(
            """
            No step or stub answers alert “Card declined”.
            on stage:     alert “Card declined”, asked at AsideTestingTests/RunTests.swift:1
                            choices: “Retry”, “Cancel”
            so far:       alert “Card declined”  (AsideTestingTests/RunTests.swift:1)
            nearest stub: alert “Card declned”, given at AsideTestingTests/RunTests.swift:2: its title is \
            “Card declned”, not “Card declined”
            to fix:       answer it by a step (`try await ui.alert("Card declined")`) or by a stub \
            (`ui.answer(.alert("Card declined"), with: …)`).
            """, at: 8, in: ui
        ) {
            defer { isUnwound = true }
            return try await stage.confirm("Card declined", action: "Retry", line: 1)
        }
        #expect(isUnwound)
        #expect(stage.modals.isEmpty)
    }

    @Test("A flow that has returned has left the stack, whatever it still did after its last step", arguments: 0...40)
    func leavesTheStack(turns: Int) async throws {
        var left: [Int] = []
        let flow: @MainActor () async throws -> String = {
            try await stage.show(Page("A")).then { _ in
                try await stage.show(Page("B")).then { value in
                    for _ in 0..<turns { await Task {}.value }
                    return value
                }
            }
        }
        for _ in 1...10 {
            try await ui.visit(flow) {
                try await ui.screen(Page.self).publish("")
                try await ui.screen(Page.self).publish("x")
                try await ui.settle()
                left.append(stage.stack.count)
            }
        }
        #expect(left == Array(repeating: 0, count: 10))
    }

    @Test("Stubs that were not used, or not often enough, fail the run at their lines")
    func unused() async {
        ui.answer(.alert("Hello"), with: "OK", times: .exactly(2), sourceLocation: at(1))
        ui.answer(.prompt(), with: "SAVE10", sourceLocation: at(2))
        ui.answer(CouponScreen.self, with: "SAVE10", sourceLocation: at(3))
        ui.answer(.any, with: .dismissal, times: .always)
        let reports = await reports(in: ui) { await stage.alert("Hello", line: 6) }
        func rest(_ what: String, _ done: String = "asked") -> String {
            """
            on stage:     nothing
            so far:       alert “Hello” → OK, by a stub  (AsideTestingTests/RunTests.swift:6)
            to fix:       take it out; or correct its \(what), or say `times: .always` if it need not be \(done).
            """
        }
        #expect(
            reports == [
                Report("The stub for alert “Hello” was used 1 of 2 times.\n" + rest("question"), at: 1),
                Report("The stub for any prompt was not used.\n" + rest("question"), at: 2),
                Report("The stub for screen CouponScreen was not used.\n" + rest("screen", "shown"), at: 3),
            ])
    }

    @Test("A stub that was not used fails a visit, too")
    func unusedInVisit() async {
        ui.answer(.alert("Hello"), with: "OK", sourceLocation: at(1))
        ui.answer(.alert("Never"), with: "OK", sourceLocation: at(2))
        ui.answer(.any, with: .dismissal, times: .always)
        let reports = await reports {
            try await ui.visit {
                await stage.alert("Hello")
            } steps: {
            }
        }
        #expect(reports.map(\.line) == [2])
        #expect(reports.first?.text.hasPrefix("The stub for alert “Never” was not used.") == true)
    }

    @Test(
        "A warning says after which answer a flow ended without a result, and what to do", arguments: [true, false])
    func endedByDismissal(isStep: Bool) async {
        let reports = await reports(in: ui) {
            await stage.alert("Hello", line: 6)
            let question = Question.prompt("Name")
            return isStep
                ? try await stage.show(question, line: 7).value() : try await stage.ask(question, line: 7)
        } steps: {
            try await ui.alert("Hello").press("OK")
            try await ui.prompt("Name").dismiss()
        }
        let warning = reports.first
        let ending = isStep ? "dismissed" : "it was dismissed"
        let end = isStep ? "→ dismissed\n              no screens\n" : "→ it was dismissed"
        #expect(warning?.line == 8)
        #expect(
            warning?.text.hasPrefix(
                "The flow ended without a result, by a `CancellationError`, after prompt “Name” → \(ending).")
                == true, "\(reports)")
        #expect(warning?.text.contains("so far:       alert “Hello” → OK") == true)
        #expect(
            warning?.text.hasSuffix(
                "to fix:       let a step or a stub give an answer; or, if this end is meant, use `ui.visit` in place of "
                    + "`ui.run`, and expect `nil`.") == true)
        #expect(warning?.text.contains(end) == true)
        #expect(reports.last?.text.contains("CancellationError()") == true)
    }

    @Test("No warning comes of the end of a flow that its test expects")
    func expectedDismissal() async {
        let reports = await reports {
            await #expect(throws: CancellationError.self) {
                try await ui.run {
                    try await stage.prompt("Name")
                } steps: {
                    try await ui.prompt("Name").dismiss()
                }
            }
        }
        #expect(reports == [])
    }

    @Test("A stub of a presenter that runs no flow fails the test at its line if it was not used")
    func unusedWithoutRun() async {
        let reports = await reports {
            let ui = TestPresenter()
            ui.answer(.alert("Hello"), with: "OK")
            await ui.stage.alert("Hello")
            ui.answer(.prompt(), with: "SAVE10", sourceLocation: at(2))
            ui.answer(.any, with: .dismissal, times: .always)
        }
        #expect(reports.map(\.line) == [2])
        #expect(reports.first?.text.hasPrefix("The stub for any prompt was not used") == true)
    }

    @Test("A flow that ends slowly after a failed step has its own quiet period")
    func slowToEnd() async {
        let ui = TestPresenter(quietPeriod: .milliseconds(300))
        let reports = await reports(in: ui) {
            do {
                try await untilCancelled()
            } catch {
                // Real time passes, as when the flow writes a file.
                await Task.detached { try? await Task.sleep(for: .milliseconds(60)) }.value
            }
        } steps: {
            try await ui.alert("Never")
        }
        #expect(reports.count == 1)
    }

    @Test("A flow that does not heed its cancellation is left behind, and the failure says so")
    func deaf() async {
        var rescue: CheckedContinuation<Void, Never>?
        let reports = await reports(in: ui) { await withCheckedContinuation { rescue = $0 } }
        rescue?.resume()
        #expect(
            reports == [
                Report(
                    """
                    Expected the flow to end, but for 0.1 seconds the flow has waited for something other than a screen \
                    or a modal.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       let what the flow awaits there (a service, a sleep, another task) answer at once in this \
                    test, or give it longer (`TestPresenter(quietPeriod: …)`). Nothing was shown so far: does the flow use \
                    `ui.stage`?
                    """, at: 8),
                Report(
                    """
                    The flow still runs after it was cancelled.
                    on stage:     nothing
                    so far:       nothing
                    to fix:       what it awaits must end when its task is cancelled, as by `withTaskCancellationHandler`.
                    """, at: 8),
            ])
    }

    @Test("An unanswered modal fails the run even if the flow does not wait for it")
    func leftOver() async {
        await expectReport(
            """
            Nobody answered alert “Saved” before the flow ended.
            on stage:     alert “Saved”, asked at AsideTestingTests/RunTests.swift:1
                            choices: “OK”
            so far:       Cart  (AsideTestingTests/RunTests.swift:2)
                          alert “Saved”  (AsideTestingTests/RunTests.swift:1)
                          no screens
            to fix:       answer it, or let the flow await it; it was asked by work that the flow does not wait for.
            """, at: 8, in: ui
        ) {
            Task { await stage.alert("Saved", line: 1) }
            try await stage.show(CartScreen(), line: 2).then { _ in }
        } steps: {
            try await ui.alert("Saved")
            stage.stack.screens.compactMap { $0 as? CartScreen }.first?.publish(1)
        }
        #expect(stage.modals.isEmpty)
    }

    @Test("An error that a step throws ends the run and is thrown on, recorded once")
    func stepThrows() async {
        await #expect(throws: Declined.self) {
            try await ui.run {
                try await untilCancelled()
            } steps: {
                throw Declined()
            }
        }
        let reports = await reports(in: ui) {
            try await untilCancelled()
        } steps: {
            try #require(Bool(false), "once")
        }
        #expect(reports.map(\.text) == ["once"])
    }

    @Test("A question asked while a run is taken down is dismissed, and uses no stub")
    func askedLate() async {
        ui.answer(.alert("Late"), with: "OK")
        let reports = await reports(in: ui) {
            do {
                try await untilCancelled()
            } catch {
                // Work asks even then, because nobody has cancelled it.
                await Task {
                    await stage.alert("Late")
                    _ = try? await stage.prompt("Later")
                }.value
            }
        } steps: {
            throw Declined()
        }
        #expect(reports.count == 1)
        #expect(ui.transcript.description == "alert “Late”\nprompt “Later”")
    }

    @Test("In lenient mode, leftovers pass, and a flow without a result need not end")
    func lenient() async throws {
        let ui = TestPresenter(.lenient)
        ui.answer(.alert("Never asked"), with: "OK")
        var isUnwound = false
        try await ui.run {
            defer { isUnwound = true }
            Task { await ui.stage.alert("Saved") }
            try await ui.stage.show(CartScreen()).then { _ in }
        } steps: {
            try await ui.alert("Saved")
        }
        #expect(isUnwound)
        #expect(ui.stage.entries.isEmpty)
        #expect(ui.stage.modals.isEmpty)
    }

    @Test("In lenient mode, a failing step still fails the test")
    func lenientSteps() async {
        let ui = TestPresenter(.lenient)
        let reports = await reports(in: ui) {
        } steps: {
            try await ui.alert("Hello")
        }
        #expect(reports.map { $0.text.prefix { $0 != "\n" } } == ["Expected alert “Hello”, but the flow has returned."])
    }

    @Test("A visit returns nothing of a flow that it cuts off, whatever the flow returns", arguments: [false, true])
    func cutOff(byStep: Bool) async throws {
        let result = try await ui.visit {
            await stage.alert("One")
            return 3
        } steps: {
            try await ui.alert("One")
            if byStep { try await ui.cancelFlow() }
        }
        #expect(result == nil)
    }

    @Test("Of two flows that begin together, one is refused at its line; the other goes on", arguments: [false, true])
    func twoAtOnce(isVisit: Bool) async {
        var ended: [Int] = []
        let reports = await reports {
            let runs = [1, 2].map { number in
                Task {
                    let flow: @MainActor () async throws -> Void = { await stage.alert("Saved") }
                    let steps: @MainActor () async throws -> Void = { try await ui.alert("Saved").press("OK") }
                    if isVisit {
                        _ = try await ui.visit(flow, steps: steps, sourceLocation: at(number))
                    } else {
                        try await ui.run(flow, steps: steps, sourceLocation: at(number))
                    }
                    ended.append(number)
                }
            }
            for run in runs { try? await run.value }
        }
        #expect(reports.map(\.line) == ended.map { 3 - $0 } && ended.count == 1)
        #expect(reports.first?.text.hasPrefix("This presenter runs a flow already.") == true)
        #expect(reports.first?.text.contains("Tests that share one mix up their stubs and steps.") == true)
    }

    @Test("A presenter can run one flow after the other")
    func oneAfterTheOther() async throws {
        for _ in 1...2 {
            ui.answer(.confirm(), with: "OK")
            try await ui.run { _ = try await stage.confirm("Sure?") }
        }
        #expect(ui.transcript.description == "alert “Sure?” → OK\nalert “Sure?” → OK")
    }

    @Test("A quiet period of no time stops the program")
    func noQuietPeriod() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = TestPresenter(quietPeriod: .zero) }
        }
    }
}
