import Aside
import AsideTesting
import Testing

/// Steps that wait for something of their own, which a modal keeps from happening.
@MainActor
@Suite("Stuck steps")
struct StuckStepsTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(20))
    var stage: Stage { ui.stage }

    @Test("Steps that ask a question themselves are released, and the run fails at its line")
    func asking() async {
        let run = #line + 3
        var isSure: Bool?
        let reports = await reports {
            try await ui.run {
                _ = try await stage.show(CartScreen()).value()
            } steps: {
                try await ui.screen(CartScreen.self)
                isSure = try await stage.confirm("Sure?")
                try await ui.confirm("Sure?").press("OK")
            }
        }
        #expect(isSure == false)
        #expect(
            reports == [
                Report(
                    """
                    For 0.1 seconds the steps have waited for something outside of the steps, while alert “Sure?” is shown.
                    on stage:     Cart
                                  alert “Sure?”, asked at AsideTestingTests/StuckStepsTests.swift:\(run + 4)
                                    choices: “OK”, “Cancel”
                    so far:       Cart  (AsideTestingTests/StuckStepsTests.swift:\(run + 1))
                                  alert “Sure?”  (AsideTestingTests/StuckStepsTests.swift:\(run + 4))
                    to fix:       what asks it must not be awaited by the steps that answer it: let a button or the flow \
                    call it, or `async let`; or answer it by a stub.
                    """, at: run)
            ])
    }

    @Test("Steps that wait for a task which asks are released", arguments: [true, false])
    func awaiting(hasTakenAStep: Bool) async {
        let reports = await reports {
            let asking = Task { try await stage.prompt("Name") }
            try await ui.run {
                _ = try? await asking.value
            } steps: {
                if hasTakenAStep { try await ui.prompt("Name") }
                _ = try? await asking.value
            }
        }
        #expect(reports.count == 1)
        #expect(reports.first?.text.hasPrefix("For 0.1 seconds the steps have waited") == true)
    }

    @Test("A question outside of a run that nobody answers fails at its line, and ends")
    func outside() async {
        let asked = #line + 3
        var isSure: Bool?
        let reports = await reports {
            isSure = try await stage.confirm("Sure?")
        }
        #expect(isSure == false)
        #expect(
            reports == [
                Report(
                    """
                    No step or stub answers alert “Sure?”, which was asked outside of `ui.run` 0.1 seconds ago.
                    on stage:     alert “Sure?”, asked at AsideTestingTests/StuckStepsTests.swift:\(asked)
                                    choices: “OK”, “Cancel”
                    so far:       alert “Sure?”  (AsideTestingTests/StuckStepsTests.swift:\(asked))
                    to fix:       give it a stub before (`ui.answer(…)`), or let a run ask it: `ui.run { … } steps: { … }`.
                    """, at: asked)
            ])
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
