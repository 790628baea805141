import TestSupport
import Testing

@testable import Aside

/// The number of changes of the stack is a promise, because each change is one animation.
@MainActor
@Suite("A deep link is one change")
struct DeepLinkTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("300 steps that already have their values are one change of the stack, and so is what they return")
    func depth() async throws {
        let last = Page("last")
        let flow = Task { try await enter(300, last) }
        await ui.top(last)
        last.publish("x")
        #expect(try await flow.value == "x")
        await until { stage.entries.isEmpty }
        #expect(ui.stacks == [(0..<300).map { "\($0)" } + ["last"], []])
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

    private func enter(_ depth: Int, _ last: Page, from level: Int = 0) async throws -> String {
        guard level < depth else { return try await stage.show(last).value() }
        return try await stage.show(Page("\(level)")).starting(with: "").then { _ in
            try await enter(depth, last, from: level + 1)
        }
    }
}
