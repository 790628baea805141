import Aside
import AsideTesting
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("No walk waits in real time for tasks that sleep by its clock")
struct TimeInTasksTests {
    @Test("Tasks that sleep until the same instant go on in the order in which they began to sleep")
    func sameInstant() async throws {
        for _ in 1...5 {
            let ui = TestPresenter()
            let screen = TiesScreen(ui.clock)
            _ = try await ui.visit {
                try await ui.stage.show(screen).value()
            } steps: {
                let shown = try await ui.screen(TiesScreen.self)
                try shown.press("A")
                // The work of a press may begin to sleep a little later.
                try await ui.settle()
                try shown.press("B")
                try await ui.settle()
                try await ui.advance(by: .seconds(1))
            }
            #expect(screen.done == ["A", "B"])
        }
        let explorer = await explored { walk in
            try await walk.stage.show(TiesScreen(walk.clock)).value()
        }
        #expect(explorer.faults == [])
        #expect(explorer.warnings == [])
    }

    /// Where a flow sleeps by the walk's clock.
    enum Sleep: CaseIterable { case asyncLet, taskGroup, awaitedTask }

    @Test("Sleeps in tasks that the flow awaits let time pass, also behind a screen", arguments: Sleep.allCases)
    func awaited(sleep: Sleep) async {
        var options = ExplorationOptions()
        // A walk that waits in real time does not end.
        options.quietPeriod = .seconds(1_000)
        let explorer = await explored(options) { walk in
            let clock = walk.clock
            try await walk.stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                switch sleep {
                case .asyncLet:
                    async let polled: Void = { for _ in 1...3 { try await clock.sleep(for: .seconds(1)) } }()
                    try await polled
                case .taskGroup:
                    try await withThrowingTaskGroup { group in
                        for seconds in 1...3 { group.addTask { try await clock.sleep(for: .seconds(seconds)) } }
                        try await group.waitForAll()
                    }
                case .awaitedTask:
                    let task = Task { try await clock.sleep(for: .seconds(1)) }
                    try await withTaskCancellationHandler {
                        try await task.value
                    } onCancel: {
                        task.cancel()
                    }
                }
                _ = try await walk.stage.confirm("Keep it?")
            }
        }
        #expect(explorer.failures.map(\.headline) == [])
        #expect(explorer.warnings == [])
        #expect(explorer.graph.states.map(\.name).contains("alert “Keep it?”"))
    }

    @Test(
        "Tasks that nothing awaits show what they do when each wakes up, whichever began to sleep first",
        arguments: [[3, 1], [1, 3], [2, 2], [1, 2, 3], [2, 1, 2]])
    func unawaitedTasks(seconds: [Int]) async {
        let explorer = await explored { walk in
            let screen = UnawaitedScreen(walk.clock, seconds)
            return try await walk.stage.show(screen).value()
        }
        #expect(explorer.faults == [])
        #expect(explorer.warnings == [])
        // What is done at the end, in order: for each duration, all tasks that have slept so long.
        let results = explorer.graph.states.filter { if case .returned = $0.end { true } else { false } }
        #expect(results.count == 1 + 1 + Set(seconds).count)
    }

    @Test("If states differ only in how long tasks sleep, a warning says what to do about it")
    func sleepsThatMultiplyStates() async {
        let explorer = await explored(ExplorationOptions(moves: 12)) { walk in
            try await walk.stage.show(ButtonScreen("Home", ["Open"])).then { _ in
                Task.detached { try? await walk.clock.sleep(for: .seconds(5)) }
                return try await walk.stage.show(ButtonScreen("Page", ["Read"])).value()
            }
        }
        #expect(explorer.failures.map(\.headline) == [])
        let warning = explorer.warnings.first ?? "no warning"
        #expect(warning.hasSuffix(", or let what only sleeps end at once in this test."), "\(warning)")
    }

    @Test("A timer beside the flow has ended it before the next move", arguments: [0, 2])
    func timerBesideFlow(turns: Int) async {
        let explorer = await explored(ExplorationOptions(walks: 30)) { walk in
            let stage = walk.stage
            let flow = Task {
                try await stage.show(ButtonScreen("Shop", ["Cart"])).until { _ in
                    try await stage.show(ButtonScreen("Cart", ["Add"])).then { _ in
                        guard try await stage.confirm("Add it?") else { return }
                        _ = await stage.notice("Added", action: "Undo", for: .seconds(5))
                    }
                    return .stay
                } as Void
            }
            let timer = Task {
                try await walk.clock.sleep(for: .seconds(15))
                for _ in 0..<turns { await passThroughExecutors() }
                flow.cancel()
            }
            defer { timer.cancel() }
            do {
                try await withTaskCancellationHandler {
                    try await flow.value
                } onCancel: {
                    flow.cancel()
                }
            } catch is CancellationError where !Task.isCancelled {}
        }
        #expect(explorer.faults == [])
    }

    @Test("Two questions in `async let` are asked one after the other, and a line says that their order was not tried")
    func twoQuestions() async {
        let explorer = await explored { walk in
            async let kept = walk.stage.confirm("Keep it?", line: 1)
            async let shared = walk.stage.confirm("Share it?", line: 2)
            _ = try await (kept, shared)
        }
        #expect(explorer.faults == [])
        #expect(explorer.warnings.count == 1)
        #expect(
            explorer.warnings.first?.hasPrefix("Two tasks asked at the same time, and the other order was not tried: ")
                == true)
    }
}

/// A screen whose actions take the same time.
@Observable
private final class TiesScreen: Screen {
    let outlet = Outlet<Void>()
    private let clock: TestClock
    private(set) var done: [String] = []

    init(_ clock: TestClock) { self.clock = clock }

    var content: Content {
        Heading(done.joined(separator: " "))
        for label in ["A", "B"] {
            Action(label, isEnabled: !done.contains(label)) {
                try await self.clock.sleep(for: .seconds(1))
                self.done.append(label)
            }
        }
        Action("Quit") { self.publish() }
    }
}

/// A screen that starts tasks and awaits none of them.
@Observable
private final class UnawaitedScreen: Screen {
    let outlet = Outlet<[String]>()
    let title = "Tasks"
    private let clock: TestClock
    private let seconds: [Int]
    private(set) var done: [String] = []

    init(_ clock: TestClock, _ seconds: [Int]) { (self.clock, self.seconds) = (clock, seconds) }

    var content: Content {
        Paragraph(done.joined(separator: " "))
        Action("Start", isEnabled: done.isEmpty) {
            self.done.append("started")
            for second in self.seconds {
                Task {
                    try await self.clock.sleep(for: .seconds(second))
                    self.done.append("\(second)")
                }
            }
        }
        Action("Done") { self.publish(self.done) }
    }
}
