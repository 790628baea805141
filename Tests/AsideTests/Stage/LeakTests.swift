import AsideTesting
import RandomOperations
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Nothing is left behind")
struct LeakTests {
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

    enum Work: CaseIterable {
        case sheet, push
        case flowSheet, nested, prompt, searching, cancelled

        /// The number of repetitions; a part of it is enough for sheets and pushes to show a leak.
        @MainActor var count: Int {
            let count = min(LeakTests.count, 100_000)
            return switch self {
            case .sheet, .push: count
            case .flowSheet, .nested, .prompt, .searching, .cancelled: count / 5
            }
        }
    }

    private static let count = Wanted.operations(10_000)

    @Test("10,000 sheets and screens leave no live instance and no growth of memory")
    func many() async {
        // This runs in a process of its own, because memory is counted by process, and other tests use it, too.
        await #expect(processExitsWith: .success) { @MainActor in
            for work in Work.allCases { try await LeakTests().check(work) }
        }
    }

    @Test(
        "A modal that has ended holds nothing of the work inside it, even while a presenter still holds the modal",
        arguments: ["sheet", "progress"])
    func ended(kind: String) async throws {
        let ui = TestPresenter(.lenient)
        let stage = ui.stage
        weak var held: Gate?
        let asking: Task<String, any Error>
        do {
            let gate = Gate()
            held = gate
            asking = Task { [gate] in
                if kind == "sheet" {
                    return try await stage.sheet { flow in
                        await gate.pass()
                        return "done"
                    }
                }
                return try await stage.progress("Work") { _ in
                    await gate.pass()
                    return "done"
                }
            }
        }
        let modal = try await ui.modal(.any).modal
        held?.open()
        let answer = try await asking.value
        #expect(answer == "done")
        await until { held == nil }
        #expect(held == nil)
        withExtendedLifetime(modal) {}
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
        // A sanitizer keeps freed memory and finds leaks by itself, so it asks for fewer operations.
        if let before, let after, Self.count >= 25_000 {
            // A leaked task takes at least 1,000 bytes.
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
                    .text().suggesting { _ in
                        for await _ in AsyncStream<Never>.makeStream().stream {}
                        return []
                    })
            case .cancelled:
                // A task that asks in vain on one stage again and again is paused longer each time.
                let stage = Stage()
                let task = Task { try await stage.show(Counted(index)).then { _ in try await stage.confirm("Q") } }
                await task.end()
            }
            // Ended objects leave with the next turn, which this loop would never reach.
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
