import Aside
import AsideTesting
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("What was not explored is said")
struct CompletenessTests {
    // MARK: Time

    @Test("Time passes until a flow that polls without showing anything goes on", arguments: [1, 2, 3])
    func hiddenPolling(lengths: Int) async {
        let explorer = await explored { walk in
            for round in 1...7 { try await walk.clock.sleep(for: .seconds(1 + round % lengths)) }
            _ = try await walk.stage.confirm("Keep it?")
        }
        #expect(explorer.failures.isEmpty)
        #expect(Exploration(explorer).coverage.contains("alert “Keep it?”"))
    }

    @Test("What only a comparison has come to is named in its finding, and explored where a count is remembered")
    func onlyCompared() async {
        for isRemembered in [false, true] {
            let explorer = await explored { walk in
                let (calls, loads) = (Till(), 2)
                if isRemembered { walk.remember { calls.charged } }
                try await walk.stage.show(ButtonScreen("List", ["Load"])).until { _ in
                    try await walk.clock.sleep(for: .seconds(1))
                    calls.charged = min(calls.charged + 1, loads)
                    guard calls.charged == loads else { return .stay }
                    try await walk.stage.show(ButtonScreen("Loaded", ["Next"])).then { _ in
                        await walk.stage.alert("Never seen")
                    }
                    return .stay
                }
            }
            #expect(explorer.warnings == [])
            #expect(explorer.faults.count == (isRemembered ? 0 : 1))
            #expect(explorer.faults.allSatisfy { $0.contains(": on this way “Loaded” (") })
            #expect(Exploration(explorer).coverage.contains("Never seen") == isRemembered)
        }
    }

    @Test("A condition is checked while time passes and nothing else changes")
    func checkedInTime() async {
        let explorer = await explored { walk in
            let polls = Till()
            walk.always("it polls twice at most") { polls.charged <= 2 }
            while true {
                try await walk.clock.sleep(for: .seconds(1))
                polls.charged += 1
            }
        }
        #expect(explorer.failures.first?.rule == .invariant("it polls twice at most"))
        #expect("\(explorer.failures.first?.path ?? Recording())" == "wait 3.0 seconds")
    }

    @Test("A flow that only polls has no way out, and the failure says how much time has passed")
    func stuckInTime() async {
        let explorer = await explored { walk in
            while true { try await walk.clock.sleep(for: .seconds(1)) }
        }
        #expect(
            explorer.failures.map(\.headline) == [
                "From an empty stage there is no way out: no move leads to an end, or back to the start, and nothing "
                    + "changed in 1000.0 seconds."
            ])
    }

    // MARK: Deaf flows

    @Test("A flow that goes on asking after its cancellation is deaf, and is left behind")
    func deaf() async {
        let explorer = await explored { walk in
            while true { _ = try? await walk.stage.confirm("Really?", line: 9) }
        }
        let failure = explorer.failures.first
        #expect(explorer.failures.map(\.rule) == [.deaf])
        #expect(
            failure?.headline
                == "alert “Really?” is asked again and again after its work has ended, at "
                + "AsideExploringTests/CompletenessTests.swift:9.")
        #expect("\(failure?.path ?? Recording())" == "alert “Really?”: cancel the flow")
    }

    @Test("A closure that goes on asking after the user has gone back is deaf")
    func deafAfterBack() async {
        let explorer = await explored { walk in
            _ = try await walk.stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                _ = try? await walk.stage.show(ButtonScreen("Card", ["Pay"])).value()
                while true { await walk.stage.alert("Declined") }
            }
        }
        #expect(explorer.failures.map(\.rule) == [.deaf])
        #expect(explorer.failures.first?.path.turns.count == 2)
    }

    @Test("A question right after an alert or a notice, which throw nothing, is no fault when the flow ends in them")
    func unnoticedEnd() async throws {
        func flow(_ stage: Stage, _ clock: TestClock) async throws {
            try await stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                await stage.alert("Bring your card")
                _ = try await stage.sheet(ButtonScreen("Card", ["Pay"]))
                _ = await stage.notice("Paid", action: "Undo", for: nil)
                _ = try await stage.confirm("Pay more?")
            }
        }
        let explorer = await explored { try await flow($0.stage, $0.clock) }
        #expect(explorer.failures.map(\.headline) == [])
        let ui = TestPresenter()
        _ = try await ui.visit {
            try await flow(ui.stage, ui.clock)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Pay")
            try await ui.alert("Bring your card")
            try await ui.cancelFlow()
        }
    }

    @Test("A question after a `try?` is a fault also when the flow has asked once after an alert")
    func swallowedAfterAlert() async {
        let explorer = await explored { walk in
            await walk.stage.alert("Bring your card")
            _ = try? await walk.stage.confirm("Pay?")
            await walk.stage.alert("Thank you", line: 8)
        }
        #expect(
            explorer.failures.map(\.headline) == [
                "alert “Thank you” is asked after its work has ended, at AsideExploringTests/CompletenessTests.swift:8."
            ])
        #expect("\(explorer.failures.first?.path ?? Recording())" == "alert “Bring your card”: cancel the flow")
    }

    @Test("A flow that goes on sleeping by the walk's clock after its cancellation is deaf")
    func deafSleeper() async {
        let explorer = await explored { walk in
            _ = try await walk.stage.confirm("Wait?")
            while true { try? await walk.clock.sleep(for: .seconds(1)) }
        }
        #expect(explorer.failures.first?.rule == .deaf)
        #expect(
            explorer.failures.first?.headline
                == "The flow goes on sleeping by the walk's clock after its task was cancelled.")
    }

    @Test("Tasks that are cancelled before they sleep, one after the other, are not one deaf task")
    func cancelledSleepers() async {
        let explorer = await explored { walk in
            var things = 0
            while things < 20, try await walk.stage.choose("\(things) things", from: ["Add", "Quit"]) == "Add" {
                things += 1
                // The notice goes at once, and its timer is cancelled.
                walk.stage.notice("Added")
            }
        }
        #expect(explorer.failures.map(\.headline) == [])
        #expect(explorer.graph.states.count { $0.end == nil } == 20)
    }
}
