import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Busy actions in lines")
struct BusyLineTests {
    @Test("A line of a pipe is for what the flow asks when it has gone on, although an action only resumed it")
    func resumed() async throws {
        let stage = Stage()
        var lines = ["1", "Ada"]
        let console = Console(
            isTyped: false, showsResults: true,
            nextLine: {
                await Task {}.value
                return lines.isEmpty ? nil : lines.removeFirst()
            }, writeQuestion: { _ in }, writeResult: { _ in }, writeError: { _ in })
        let bell = Gate()
        let door = Page("Door") { _ in Action("Ring") { bell.open() } }
        let standing = Task { try await stage.show(door).then { _ in } }
        let asking = Task {
            await bell.pass()
            // The flow takes some turns until it goes on.
            for _ in 1...20 { await Task.detached {}.value }
            return try await stage.prompt("Name")
        }
        let end = EndOfInput()
        end.whenReached = { asking.cancel() }
        let presenter = LinePresenter(stage, on: console, end: end)
        presenter.moment = .seconds(600)
        stage.attach(presenter)
        presenter.start()
        #expect(try await asking.value == "Ada")
        standing.cancel()
    }
}
