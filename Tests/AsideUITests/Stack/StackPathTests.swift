import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("StackPath")
@MainActor
struct StackPathTests {
    /// A change of the stack.
    enum Change: Sendable {
        case push(String)
        case replaceTop(String)
        case pop
        case popToRoot
    }

    private let stage = Stage()

    @Test(
        "Back in a frame that is out of date leaves what the user saw, and no screen that came after it",
        arguments: [
            ([.push("C")], ["Root", "A"]), ([.pop], ["Root", "A"]), ([.pop, .push("C")], ["Root", "A", "C"]),
            ([.replaceTop("C")], ["Root", "A", "C"]), ([.pop, .pop, .push("C")], ["Root", "C"]),
            ([.popToRoot], ["Root"]), ([.push("C"), .pop], ["Root", "A"]),
        ] as [([Change], [String])])
    func late(changes: [Change], stack: [String]) async {
        let flow = await open(["Root", "A", "B"])
        let path = StackPath(stage)
        let drawn = path.entries
        for change in changes { await make(change) }
        path.entries = drawn.dropLast()
        await until { stage.titles == stack }
        path.follow()
        #expect(path.entries.map(\.screen.title) == Array(stack.dropFirst()))
        await flow.end()
    }

    @Test("A push or a pop that SwiftUI has not shown for a second is said in a warning", arguments: [true, false])
    func lost(isPush: Bool) async {
        let flow = await open(["Root", "A"])
        let (path, time) = (StackPath(stage), ManualTime())
        path.inView.insert(stage.entries[1].id)
        path.check(SystemHooks(time))
        time.pass(.seconds(1))
        #expect(time.warnings == [])
        await make(isPush ? .push("B") : .pop)
        path.follow()
        path.check(SystemHooks(time))
        time.pass(.seconds(1))
        #expect(time.warnings.count == 1)
        #expect(time.warnings.first?.contains("SwiftUI has not shown the screen “\(isPush ? "B" : "Root")”") == true)
        await flow.end()
    }

    /// Begins a flow that pushes a page for each title that the page on top publishes; a title after `=` replaces that page.
    private func open(_ titles: [String]) async -> Task<Void, Never> {
        let flow = Task { _ = try? await run(stage.show(Page(titles[0]))) }
        await until { stage.titles == ["Root"] }
        for title in titles.dropFirst() { await make(.push(title)) }
        return flow
    }

    private func run(_ step: ScreenStep<Page>) async throws {
        try await step.until { title in
            let next = stage.show(Page(String(title.drop { $0 == "=" })))
            try await run(title.hasPrefix("=") ? next.replacingTop() : next)
            return .stay
        }
    }

    private func make(_ change: Change) async {
        var expected = stage.titles
        let top = stage.stack.top as? Page
        switch change {
        case .push(let title):
            top?.publish(title)
            expected.append(title)
        case .replaceTop(let title):
            top?.publish("=\(title)")
            expected[expected.count - 1] = title
        case .pop:
            stage.stack.pop()
            expected.removeLast()
        case .popToRoot:
            stage.stack.popToRoot()
            expected = ["Root"]
        }
        await until { stage.titles == expected }
    }
}
