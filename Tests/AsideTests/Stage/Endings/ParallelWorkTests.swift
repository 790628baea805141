import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Work side by side")
struct ParallelWorkTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    /// What runs work of its own.
    enum Kind: CaseIterable {
        case progress, sheet

        @MainActor
        func run(_ title: String, on stage: Stage, _ gate: Gate) async throws -> String {
            switch self {
            case .progress:
                try await stage.progress(title) { _ in
                    await gate.pass()
                    try Task.checkCancellation()
                    return title
                }
            case .sheet:
                try await stage.sheet(title) { _ in
                    await gate.pass()
                    try Task.checkCancellation()
                    return title
                }
            }
        }
    }

    @Test(
        "Work of tasks that belong to none goes on when other work beneath or above it ends",
        arguments: Kind.allCases,
        [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func independent(_ kind: Kind, order: [Int]) async throws {
        let titles = ["Shop", "Bank", "Post"]
        let gates = titles.map { _ in Gate() }
        var values: [String] = []
        let flow = Task {
            try await withThrowingTaskGroup(of: String.self) { [stage] group in
                for (title, gate) in zip(titles, gates) {
                    group.addTask { try await kind.run(title, on: stage, gate) }
                }
                for try await value in group { values.append(value) }
            }
        }
        await until { gates.allSatisfy(\.isReached) && stage.modals.count == 3 }
        for (count, place) in order.enumerated() {
            gates[place].open()
            await until { stage.modals.count == 2 - count }
        }
        try await flow.value
        #expect(values == order.map { titles[$0] })
    }

    @Test("Work that a task that belongs to none runs above a sheet or a question outlives it")
    func aboveSheet() async throws {
        let (inside, gate) = (Gate(), Gate())
        let sheet = Task { try await stage.sheet("Sheet") { _ in await inside.pass() } }
        await until { inside.isReached }
        let work = Task.detached { [stage] in try await Kind.progress.run("Shop", on: stage, gate) }
        await ui.modal("Shop")
        #expect(stage.questions == ["Sheet", "Shop"])
        inside.open()
        try await sheet.value
        await until { stage.questions == ["Shop"] }
        gate.open()
        #expect(try await work.value == "Shop")
    }
}
