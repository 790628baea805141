import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A deep link is one change")
struct DeepLinkTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("Steps that already have their values are one change of the stack, at any depth", arguments: [1, 5, 300])
    func depth(_ depth: Int) async throws {
        let last = Page("last")
        let flow = Task { try await enter(depth, last) }
        await ui.top(last)
        #expect(ui.stacks == [(0..<depth).map { "\($0)" } + ["last"]])
        last.publish("x")
        #expect(try await flow.value == "x")
        await until { stage.entries.isEmpty }
        #expect(ui.stacks.count == 2)
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

    @Test("A deep link that ends in other work shows its screens with the next turn")
    func work() async throws {
        let gate = Gate()
        let flow = Task {
            try await stage.show(Page("a")).starting(with: "").then { _ in
                try await stage.show(Page("b")).starting(with: "").then { _ in await gate.pass() }
            }
        }
        await until { stage.entries.count == 2 }
        #expect(ui.stacks == [["a", "b"]])
        gate.open()
        _ = await flow.result
    }

    private func enter(_ depth: Int, _ last: Page, from level: Int = 0) async throws -> String {
        guard level < depth else { return try await stage.show(last).value() }
        return try await stage.show(Page("\(level)")).starting(with: "").then { _ in
            try await enter(depth, last, from: level + 1)
        }
    }
}
