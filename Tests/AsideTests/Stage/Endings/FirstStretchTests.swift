import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Leaving a screen cancels its work from that very line on")
struct FirstStretchTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A button that pops its own screen charges nothing afterwards")
    func button() async throws {
        let page = Page("page")
        var charged = 0
        let flow = Task {
            try await stage.show(Page("root")).starting(with: "").then { _ in try await stage.show(page).value() }
        }
        try await ui.until { stage.stack.top === page && stage.acceptsInput }
        let work = page.perform {
            stage.stack.pop()
            try Task.checkCancellation()
            charged += 1
        }
        await work?.value
        #expect(charged == 0)
        #expect(work?.isCancelled == true)
        await flow.end()
    }

    @Test("A value starts no closure if it is taken in the turn in which the flow is cancelled")
    func turnOfCancellation() async throws {
        let root = Page("root")
        var hasRun = false
        let flow = Task { try await stage.show(root).then { _ in hasRun = true } }
        try await ui.screen(Page.self)
        flow.cancel()
        root.publish("late")
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(!hasRun)
        #expect(stage.entries.isEmpty)
    }

    @Test("A task that a closure started may publish on a hub after the closure has ended")
    func afterTheClosure() async throws {
        let hub = Page("hub")
        let gate = Gate()
        let values = Task {
            var values: [String] = []
            try await stage.show(hub).until { value -> StayOrLeave<Void> in
                values.append(value)
                if value == "sync" {
                    Task {
                        await gate.pass()
                        hub.publish("synced")
                    }
                    return .stay
                }
                return .leave
            }
            return values
        }
        try await ui.screen(Page.self).publish("sync")
        try await ui.until { gate.isReached && stage.acceptsInput }
        gate.open()
        #expect(try await values.value == ["sync", "synced"])
    }
}
