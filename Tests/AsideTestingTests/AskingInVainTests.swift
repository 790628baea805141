import Aside
import AsideTesting
import Testing

/// Flows that ask when nobody can see their questions any more.
@MainActor
@Suite("Refused questions in tests")
struct AskingInVainTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(200))
    var stage: Stage { ui.stage }

    /// A flow that keeps asking with any result; `stop` ends it after the test.
    private func askOn(until stop: Stop) async {
        while !stop.isSet { await stage.alert("Plug in the printer", line: 9) }
    }

    private final class Stop {
        var isSet = false
    }

    @Test("A closure that keeps asking after the user has gone back fails the waiting step, with its line")
    func afterBack() async throws {
        let stop = Stop()
        let reports = await reports(in: ui) {
            try await stage.show(CartScreen()).then { _ in await askOn(until: stop) }
        } steps: {
            try await ui.screen(CartScreen.self).publish(1)
            try await ui.alert("Plug in the printer")
            stage.stack.popToRoot()
            try await ui.screen(CartScreen.self)
        }
        stop.isSet = true
        #expect(reports.count == 1)
        let text = try #require(reports.first?.text)
        #expect(text.hasPrefix("The flow asks alert “Plug in the printer” again and again after its end, at "))
        #expect(text.contains("AskingInVainTests.swift:9"))
        #expect(text.contains("let the loop end when it is cancelled: check `Task.isCancelled`, or use `try`"))
    }

    @Test("A flow that keeps asking after its run has failed is named and left behind")
    func afterFailure() async throws {
        let stop = Stop()
        let reports = await reports(in: ui) {
            await askOn(until: stop)
        } steps: {
            try await ui.confirm("Something else")
        }
        stop.isSet = true
        #expect(
            reports.map { $0.text.split(separator: "\n")[0] } == [
                "Expected alert “Something else”, but alert “Plug in the printer” is shown.",
                "The flow asks alert “Plug in the printer” again and again after its end, "
                    + "at AsideTestingTests/AskingInVainTests.swift:9.",
            ])
    }

    @Test("A question whose work is over before it is asked fails a strict test, and not a lenient one")
    func lost() async throws {
        for exhaustivity in [TestPresenter.Exhaustivity.strict, .lenient] {
            let ui = TestPresenter(exhaustivity)
            let stage = ui.stage
            let reports = await reports(in: ui) {
                var left: Task<Void, Never>?
                _ = try await stage.show(CartScreen()).then { _ in
                    // Nobody awaits the task, so it asks after its screen has gone.
                    left = Task { await stage.alert("Saved") }
                }
                await left?.value
            } steps: {
                try await ui.screen(CartScreen.self).publish(1)
            }
            let isReported = reports.first?.text.hasPrefix(
                "alert “Saved” was never shown: the work that asked it at AsideTestingTests/AskingInVainTests.swift:")
            #expect(isReported == (exhaustivity == .strict ? true : nil))
        }
    }
}
