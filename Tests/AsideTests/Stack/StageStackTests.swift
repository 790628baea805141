import Testing

@testable import Aside

/// What the stage does with the decisions of the machine, one by one.
@MainActor
@Suite("The stack of a stage")
struct StageStackTests {
    let ui = Watcher()
    var stage: Stage { ui.stage }
    let a = Page("a")
    let b = Page("b")
    let c = Page("c")

    @Test("A question from elsewhere does not divide a return into two changes")
    func questionDuringReturn() async throws {
        ui.answering = { $0.submit() }
        let gate = Gate()
        let elsewhere = Task {
            await gate.pass()
            await stage.alert("By the way")
        }
        await until { gate.isReached }
        let flow = Task {
            try await stage.show(a).starting(with: "1").then { _ in
                let value = try await stage.show(b).value()
                gate.open()
                return value
            }
        }
        await ui.at(b, publishes: "2")
        #expect(try await flow.value == "2")
        await elsewhere.value
        await until { stage.titles.isEmpty }
        #expect(ui.stacks == [["a", "b"], []])
    }

    @Test("A question asked while the receiving closure ends does not divide a return either")
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

    @Test("A returned screen leaves, too, if the code that received the value ran beside the stage's own flows")
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

    @Test("A screen that a modal's work has shown on the stage beneath leaves when it has returned")
    func settlesForModal() async throws {
        let effect = Effect()
        let flow = Task {
            try await stage.show(a).starting(with: "1").then { _ in
                _ = try await stage.progress("…") { _ in try await stage.show(b).value() }
                try await effect.run()
            }
        }
        await ui.at(b, publishes: "2")
        await ui.top(a)
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
    }

    @Test("A screen can be shown again when its `then` has ended, and accepts values again")
    func shownAgain() async throws {
        for value in ["1", "2"] {
            let flow = Task { try await stage.show(a).value() }
            await ui.at(a, publishes: value)
            #expect(!a.publish("late"))
            #expect(try await flow.value == value)
            await until { stage.titles.isEmpty }
            #expect(!a.publish("late"))
        }
    }

    @Test("A step that is refused leaves no value behind in its screen")
    func refusedStart() async throws {
        let refused = Task { try await stage.show(a).starting(with: "1").value() }
        refused.cancel()
        await #expect(throws: CancellationError.self) { try await refused.value }
        let flow = Task { try await stage.show(a).value() }
        await ui.at(a, publishes: "2")
        #expect(try await flow.value == "2")
    }

    @Test("A closure that goes back before its first suspension is cancelled as any other")
    func hastyReturn() async throws {
        let effect = Effect()
        let flow = Task {
            try await stage.show(a).starting(with: "1").then { value in
                if value == "2" { return value }
                stage.stack.pop(to: a)
                await #expect(throws: CancellationError.self) { try await stage.show(b).value() }
                try await effect.run()
                return value
            }
        }
        await until { effect.wasCancelled }
        a.publish("2")
        #expect(try await flow.value == "2")
        #expect(ui.stacks.prefix(1) == [["a"]])
        await until { stage.titles.isEmpty }
    }

    @Test("A screen that waits above one that ends leaves, and its `then` throws")
    func waitsAbove() async throws {
        let below = try await showBeneath()
        let above = Task { try await stage.show(b).value() }
        await ui.top(b)
        below.gate.open()
        #expect(try await below.flow.value == "1")
        await #expect(throws: CancellationError.self) { try await above.value }
        await until { stage.titles.isEmpty }
        #expect(ui.stacks == [["a"], ["a", "b"], []])
    }

    @Test("A closure that runs above a screen that ends is cancelled, and its `then` throws")
    func runsAbove() async throws {
        let below = try await showBeneath()
        let effect = Effect()
        let above = Task {
            try await stage.show(b).starting(with: "2").then { _ in try await effect.run() }
        }
        await ui.top(b)
        below.gate.open()
        #expect(try await below.flow.value == "1")
        await #expect(throws: CancellationError.self) { try await above.value }
        await until { stage.titles.isEmpty }
    }

    @Test("Screens of another flow above one that ends leave with it, as one change")
    func standsAbove() async throws {
        let below = try await showBeneath()
        let above = Task {
            try await stage.show(b).starting(with: "2").then { _ in try await stage.show(c).value() }
        }
        await ui.top(c)
        below.gate.open()
        #expect(try await below.flow.value == "1")
        await #expect(throws: CancellationError.self) { try await above.value }
        await until { stage.titles.isEmpty }
        #expect(ui.stacks == [["a"], ["a", "b", "c"], []])
    }

    @Test("The result of a closure that returns right after its flow was cancelled is dropped")
    func returnsCancelled() async throws {
        let shown = try await showBeneath()
        shown.gate.open()
        shown.flow.cancel()
        await #expect(throws: CancellationError.self) { try await shown.flow.value }
        #expect(stage.entries.isEmpty)
    }
}

// MARK: - Fixtures

extension StageStackTests {
    /// Shows a screen whose closure runs until a gate opens.
    private func showBeneath() async throws -> (flow: Task<String, any Error>, gate: Gate) {
        let gate = Gate()
        let flow = Task {
            try await stage.show(a).starting(with: "1").then { value in
                await gate.pass()
                return value
            }
        }
        await ui.top(a)
        return (flow, gate)
    }
}

/// A presenter that lets what has returned leave whenever a question is taken away.
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
