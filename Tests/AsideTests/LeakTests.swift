import RandomOperations
import Testing

@testable import Aside

@MainActor
@Suite("Nothing is left behind")
struct LeakTests {
    /// A screen that knows how many of its kind are alive.
    final class Counted: Screen {
        static var alive = 0

        let outlet = Outlet<Int>()

        init(_ value: Int) {
            Self.alive += 1
            publish(value)
        }

        isolated deinit {
            Self.alive -= 1
        }
    }

    /// What is done many times over.
    enum Work: CaseIterable {
        case sheet, push
        case flowSheet, nested, prompt, searching, cancelled

        /// How often; for what is made of sheets and pushes, a part of that shows a leak as well.
        @MainActor var count: Int {
            let count = min(LeakTests.count, 100_000)
            return switch self {
            case .sheet, .push: count
            case .flowSheet, .nested, .prompt, .searching, .cancelled: count / 5
            }
        }
    }

    private static let count = Wanted.operations(25_000)

    @Test("25,000 sheets and screens leave no live instance and no growth of memory")
    func many() async {
        // In a process of its own: memory is counted by process, and the tests beside this one use it as well.
        await #expect(processExitsWith: .success) { @MainActor in
            for work in Work.allCases { try await LeakTests().check(work) }
        }
    }

    private func check(_ work: Work) async throws {
        let stage = Stage()
        let ui = Answering()
        stage.attach(ui)
        try await run(work, on: stage, work.count / 10)
        let before = residentMemory()
        try await run(work, on: stage, work.count)
        let after = residentMemory()

        #expect(Counted.alive == 0, "\(work)")
        #expect(stage.entries.isEmpty, "\(work)")
        #expect(stage.modals.isEmpty, "\(work)")
        // Under a sanitizer, which keeps what is freed and finds leaks by itself, fewer operations are asked for.
        if let before, let after, Self.count >= 25_000 {
            // A leaked task is 1,000 bytes and more.
            #expect(after - before < 100 * work.count + 2_000_000, "\(work)")
        }
    }

    private func run(_ work: Work, on stage: Stage, _ count: Int) async throws {
        for index in 0..<count {
            switch work {
            case .sheet: #expect(try await stage.sheet(Counted(index)) == index)
            case .flowSheet: _ = try await stage.sheet { try await $0.show(Counted(index)).value() }
            case .push: #expect(try await stage.show(Counted(index)).value() == index)
            case .nested:
                _ = try await stage.show(Counted(index)).then { _ in try await stage.show(Counted(index)).value() }
            case .prompt: _ = try await stage.prompt("Q") { $0 }
            case .searching:
                _ = try await stage.prompt(
                    "Q",
                    suggesting: { _ in
                        for await _ in AsyncStream<Never>.makeStream().stream {}
                        return []
                    })
            case .cancelled:
                // Who asks in vain on one stage again and again is held longer each time.
                let stage = Stage()
                let task = Task { try await stage.show(Counted(index)).then { _ in try await stage.confirm("Q") } }
                task.cancel()
                _ = try? await task.value
            }
            // What has ended leaves with the next turn, which this loop would never come to.
            if index % 100 == 0 || index == count - 1 { await Task {}.value }
        }
    }
}

@MainActor
private final class Answering: Presenter {
    func present(_ modal: Modal) {
        modal.submit()
    }
}
