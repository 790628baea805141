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

    @Test("A question asked while the receiving closure ends does not divide a return into two changes")
    func questionDuringEnd() async throws {
        let meddler = Meddler(stage)
        defer { stage.detach(meddler) }
        let flow = Task {
            try await stage.show(a).starting(with: "1").then { _ in
                Task { await stage.alert("Beside the closure") }
                return try await stage.show(b).value()
            }
        }
        await until { stage.modals.count == 1 }
        b.publish("2")
        #expect(try await flow.value == "2")
        await until { stage.entries.isEmpty }
        #expect(meddler.stacks == [["a", "b"], []])
    }

    @Test("The result of a closure that returns right after its flow was cancelled is dropped")
    func returnsCancelled() async throws {
        var flow: Task<String, any Error>?
        flow = Task {
            try await stage.show(a).starting(with: "1").then { value in
                flow?.cancel()
                return value
            }
        }
        await #expect(throws: CancellationError.self) { try await flow?.value }
        #expect(stage.entries.isEmpty)
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

    @Test("A screen of another flow that returns later than the one below it leaves with it")
    func returnsAfterTheOneBelow() async {
        let stage = stage
        let levels = [a, b].map { page in
            let level = stage.push(page, at: SourceLine(fileID: #fileID, line: #line))
            #expect(page.publish("value"))
            stage.beginClosure(of: level.id)
            return level
        }
        for level in levels.reversed() { _ = stage.endClosure(of: level, with: .value) }
        for level in levels { level.hasReturned(asksQuestion: false) }
        await until { stage.entries.isEmpty }
        #expect(stage.entries.isEmpty)
    }
}

// MARK: - Fixtures

/// A presenter that settles the stage each time that a question is taken away.
@MainActor
private final class Meddler: Presenter {
    private(set) var stacks: [[String]] = []

    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        stage.attach(self)
    }

    func dismiss(_ modal: Modal) {
        stage.settle()
        modal.reportGone()
    }

    func stackChanged(on stage: Stage) {
        stacks.append(stage.titles)
    }
}
