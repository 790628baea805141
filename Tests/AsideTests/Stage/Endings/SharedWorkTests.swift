import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Callers that share a question whose work is running")
struct SharedWorkTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    /// Progress or a flow in a sheet, both deaf to cancellation.
    enum Kind: CaseIterable {
        case progress, sheet

        @MainActor
        func ask(on stage: Stage, _ gate: Gate) async throws -> Int {
            switch self {
            case .progress:
                try await stage.progress("Work", once: "work") { _ in
                    await gate.pass()
                    return 1
                }
            case .sheet:
                try await stage.sheet("Work", once: "work") { _ in
                    await gate.pass()
                    return 1
                }
            }
        }
    }

    @Test(
        "Each caller but the last returns at once when it is cancelled; the others get the result",
        arguments: Kind.allCases, [0, 1])
    func cancelled(_ kind: Kind, _ leaving: Int) async throws {
        let gate = Gate()
        let callers = (0...2).map { _ in Task { try await kind.ask(on: stage, gate) } }
        await until { gate.isReached }
        await Task {}.value
        #expect(ui.presented.count == 1)
        callers[leaving].cancel()
        #expect(await hasReturned(callers[leaving]))
        gate.open()
        await #expect(throws: CancellationError.self) { try await callers[leaving].value }
        for other in callers.indices where other != leaving { #expect(try await callers[other].value == 1) }
    }

    @Test(
        "The caller that began the work waits until the cancelled work has ended; one that joined does not",
        arguments: Kind.allCases)
    func last(_ kind: Kind) async throws {
        let gate = Gate()
        let first = Task { try await kind.ask(on: stage, gate) }
        let second = Task { try await kind.ask(on: stage, gate) }
        await until { gate.isReached }
        await Task {}.value
        second.cancel()
        #expect(await hasReturned(second))
        let third = Task { try await kind.ask(on: stage, gate) }
        await Task {}.value
        stage.modals.first?.reportGone()
        #expect(await hasReturned(third))
        #expect(await !hasReturned(first))
        gate.open()
        await #expect(throws: CancellationError.self) { try await first.value }
    }

    @Test("A task that the flow of a sheet waits for, and that asks for the same sheet, ends with the sheet")
    func askedFromInside() async throws {
        let stage = stage
        let asker = Task { try await Self.ask(again: true, on: stage) }
        await ui.modal("Same")
        for _ in 1...5 { await Task {}.value }
        #expect(stage.modals.first?.dismiss() == true)
        await #expect(throws: CancellationError.self) { try await asker.value }
    }

    private static func ask(again: Bool, on stage: Stage) async throws {
        try await stage.sheet("Same", once: "same") { _ in
            if again { try await Task.detached { try await ask(again: false, on: stage) }.value }
        }
    }

    /// Whether a caller has returned; whoever still waits after so many turns waits for the gate.
    private func hasReturned(_ caller: Task<Int, any Error>) async -> Bool {
        var hasReturned = false
        Task {
            _ = await caller.result
            hasReturned = true
        }
        for _ in 1...50 where !hasReturned { await Task {}.value }
        return hasReturned
    }
}
