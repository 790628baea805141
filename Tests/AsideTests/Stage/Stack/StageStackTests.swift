import TestSupport
import Testing

@testable import Aside

/// The effects of the machine's decisions on the stage, one by one.
@MainActor
@Suite("The stack of a stage")
struct StageStackTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }
    let a = Page("a")
    let b = Page("b")

    @Test("A returned screen also leaves if code beside the stage's own flows received the value")
    func settlesForOtherStage() async throws {
        let other = Stage()
        let flow = Task {
            try await other.show(b).starting(with: "1").then { _ in
                try await stage.show(a).value()
            }
        }
        await ui.at(a, publishes: "2")
        #expect(try await flow.value == "2")
        await until { stage.titles.isEmpty }
        #expect(ui.stacks == [["a"], []])
    }

    @Test("A step in a child task of a closure leaves when only that child task is cancelled")
    func cancelledChild() async throws {
        let flow = Task {
            try await stage.show(a).starting(with: "1").then { value in
                await withTaskGroup { group in
                    group.addTask { _ = try? await stage.show(b).value() }
                    await until { stage.titles == ["a", "b"] }
                    group.cancelAll()
                    await until { stage.titles == ["a"] }
                }
                return value
            }
        }
        #expect(try await flow.value == "1")
    }
}
