import AsideTesting
import TestSupport
import Testing

@testable import Aside

/// The number of changes of the stack is a promise, because each change is one animation.
@MainActor
@Suite("A deep link is one change")
struct DeepLinkTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    enum Returned: CaseIterable { case value, error }

    @Test(
        "Steps that already have their values are one change of the stack, and so is what they return or throw",
        arguments: [1, 5, 300], Returned.allCases)
    func depth(_ depth: Int, _ returned: Returned) async throws {
        let last = Page("last")
        let flow = Task {
            try await enter(depth, last) { value in
                if returned == .error { throw Broken() }
                return value
            }
        }
        await ui.top(last)
        last.publish("x")
        switch returned {
        case .value: #expect(try await flow.value == "x")
        case .error: await #expect(throws: Broken()) { try await flow.value }
        }
        await until { stage.entries.isEmpty }
        #expect(ui.stacks == [(0..<depth).map { "\($0)" } + ["last"], []])
    }

    @Test("A level that suspends on its way down or back makes changes of its own")
    func suspending() async throws {
        let (down, back) = (Gate(), Gate())
        let last = Page("last")
        let flow = Task {
            try await stage.show(Page("first")).starting(with: "").then { _ in
                await down.pass()
                let value = try await stage.show(last).value()
                await back.pass()
                return value
            }
        }
        await until { down.isReached && stage.entries.count == 1 }
        down.open()
        await ui.top(last)
        last.publish("x")
        await until { back.isReached && stage.entries.count == 1 }
        back.open()
        #expect(try await flow.value == "x")
        await until { stage.entries.isEmpty }
        #expect(ui.stacks == [["first"], ["first", "last"], ["first"], []])
    }

    @Test("A deep link that ends in a question shows its screens before that")
    func question() async throws {
        var inView: [String] = []
        ui.answering = { [stage] modal in
            inView = stage.entries.map(\.screen.title)
            modal.submit()
        }
        try await stage.show(Page("a")).starting(with: "").then { _ in
            try await stage.show(Page("b")).starting(with: "").then { _ in await stage.alert("Here") }
        }
        #expect(inView == ["a", "b"])
        #expect(ui.stacks.first == ["a", "b"])
    }

    private func enter(
        _ depth: Int, _ last: Page, from level: Int = 0, _ end: @escaping @MainActor (String) async throws -> String
    ) async throws -> String {
        guard level < depth else { return try await stage.show(last).then(end) }
        return try await stage.show(Page("\(level)")).starting(with: "").then { _ in
            try await enter(depth, last, from: level + 1, end)
        }
    }
}
