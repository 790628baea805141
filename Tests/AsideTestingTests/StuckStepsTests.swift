import Aside
import AsideTesting
import Observation
import TestSupport
import Testing

@MainActor
@Observable
private final class Over {
    var isOver = false
}

/// Steps that wait for something outside of the flow, which a modal prevents.
@MainActor
@Suite("Stuck steps")
struct StuckStepsTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(20))
    var stage: Stage { ui.stage }
    /// Lets steps that were left behind end after their test.
    private let over = Over()
    private var isOver: Bool {
        get { over.isOver }
        nonmutating set { over.isOver = newValue }
    }

    @Test("Steps that ask a question themselves are released, and the run fails at its line")
    func asking() async {
        var isSure: Bool?
        await expectReport(
            """
            For 0.1 seconds the steps have waited for something outside of the steps, while alert “Sure?” is shown.
            on stage:     Cart
                          alert “Sure?”, asked at AsideTestingTests/StuckStepsTests.swift:2
                            choices: “OK”, “Cancel”
            so far:       Cart  (AsideTestingTests/StuckStepsTests.swift:1)
                          alert “Sure?”  (AsideTestingTests/StuckStepsTests.swift:2)
            to fix:       what asks it must not be awaited by the steps that answer it: let a button or the flow \
            call it, or `async let`; or answer it by a stub.
            """, at: 8, in: ui
        ) {
            try await stage.show(CartScreen(), line: 1).value()
        } steps: {
            try await ui.screen(CartScreen.self)
            isSure = try await stage.confirm("Sure?", line: 2)
            try await ui.confirm("Sure?").press("OK")
        }
        #expect(isSure == false)
    }

    @Test("Steps that wait for a task which asks are released", arguments: ["first", "after a step"])
    func awaiting(_ place: String) async {
        let reports = await reports {
            let asking = Task { try await stage.prompt("Name") }
            try await ui.run {
                _ = try? await asking.value
            } steps: {
                if place == "after a step" { try await ui.prompt("Name") }
                _ = try? await asking.value
            }
        }
        #expect(reports.count == 1)
        #expect(reports.first?.text.hasPrefix("For 0.1 seconds the steps have waited") == true)
    }

    /// What steps may wait for in vain.
    enum InVain: CaseIterable { case sleepByTheClock, pollingSleep, pollingYield, neverResumed }

    @Test(
        "Steps that wait in vain while no question is shown fail, are cancelled, and at last left behind",
        arguments: InVain.allCases)
    func inVain(_ wait: InVain) async {
        await expectReport(
            """
            For 0.4 seconds the steps have waited for something outside of the steps.
            on stage:     nothing
            so far:       alert “Sure?” → OK  (AsideTestingTests/StuckStepsTests.swift:1)
            to fix:       wait for a state by `try await ui.until("…") { … }`, and for time by `ui.advance(by:)`; do \
            not poll or sleep in steps, and await a task only if it ends by itself.
            """, at: 8, in: ui
        ) {
            try await stage.confirm("Sure?", line: 1)
        } steps: {
            try await ui.confirm("Sure?").press("OK")
            switch wait {
            case .sleepByTheClock: try await ui.clock.sleep(for: .seconds(1))
            case .pollingSleep: while true { try await Task.sleep(for: .milliseconds(1)) }
            case .pollingYield: while !isOver { await Task.yield() }
            case .neverResumed: await until { isOver }
            }
        }
        isOver = true
    }

    @Test("A question outside of a run that nobody answers fails at its line, and ends")
    func outside() async {
        var isSure: Bool?
        let text = """
            No step or stub answers alert “Sure?”, which was asked outside of `ui.run` 0.1 seconds ago.
            on stage:     alert “Sure?”, asked at AsideTestingTests/StuckStepsTests.swift:1
                            choices: “OK”, “Cancel”
            so far:       alert “Sure?”  (AsideTestingTests/StuckStepsTests.swift:1)
            to fix:       give it a stub before (`ui.answer(…)`), or let a run ask it: `ui.run { … } steps: { … }`.
            """
        let reports = await reports { isSure = try await stage.confirm("Sure?", line: 1) }
        #expect(reports == [Report(text, at: 1)])
        #expect(isSure == false)
        #expect(stage.modals.isEmpty)
    }

    @Test("Steps may ask and answer at the same time")
    func meanwhile() async throws {
        try await ui.run {
        } steps: {
            async let answering: Void = ui.confirm("Sure?").press("OK")
            #expect(try await stage.confirm("Sure?"))
            try await answering
        }
    }
}
