import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Busy actions and screens")
struct BusyActionTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("A running action is busy and refuses a second press; a repeatable one does not")
    func busy() async throws {
        let screen = Uploads()
        let flow = Task { [stage] in try await stage.show(screen).value() }
        await ui.top(screen)
        let change = Change { _ = screen.outline }
        let first = try screen.press("Upload")
        await until { screen.gate.isReached }
        #expect(change.isSeen)
        #expect(screen.outline.items.first { $0.label == "Upload" }?.isBusy == true)
        #expect(throws: MoveError.self) { try screen.press("Upload") }
        let more = [try screen.press("More"), try screen.press("More")]
        #expect(screen.outline.items.first { $0.label == "More" }?.isBusy == false)
        screen.gate.open()
        for task in [first] + more { await task.value }
        #expect(screen.outline.items.first { $0.label == "Upload" }?.isBusy == false)
        try await screen.press("Upload").value
        await flow.end()
    }

    @Test("Observers learn when the screen on top stops accepting values, and when it accepts them again")
    func acceptsInput() async throws {
        let page = Page("page")
        let gate = Gate()
        #expect(!stage.acceptsInput)
        let flow = Task { [stage] in
            try await stage.show(page).then { (_: String) -> String in
                await gate.pass()
                throw CancellationError()
            }
        }
        await ui.top(page)
        #expect(stage.acceptsInput)
        let taken = Change { [stage] in _ = stage.acceptsInput }
        #expect(page.publish("x"))
        #expect(taken.isSeen && !stage.acceptsInput)
        await until { gate.isReached }
        gate.open()
        await until { [stage] in stage.acceptsInput }
        stage.close()
        #expect(!stage.acceptsInput)
        await #expect(throws: CancellationError.self) { try await flow.value }
    }

    @Test("Going back to a type of screen uncovers the topmost of that type, and to an index the screen there")
    func topmost() async throws {
        let pages = ["1", "2", "3"].map { Page($0) }
        let flow = Task { [stage] in
            try await stage.show(pages[0]).starting(with: "x").then { _ in
                try await stage.show(pages[1]).starting(with: "x").then { _ in
                    try await stage.show(Uploads()).value()
                }
            }
        }
        await until { [stage] in stage.stack.top is Uploads }
        #expect(stage.stack.pop(to: Page.self))
        #expect(stage.stack.pop(to: 1))
        #expect(stage.stack.top === pages[1])
        await flow.end()
    }

    final class Uploads: Screen {
        let outlet = Outlet<String>()
        let gate = Gate()

        var content: Content {
            Heading("Uploads")
            Action("Upload") { await self.gate.pass() }
            Action("More") { await self.gate.pass() }.repeatable()
        }
    }
}
