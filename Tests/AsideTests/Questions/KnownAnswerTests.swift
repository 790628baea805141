import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A known answer")
struct KnownAnswerTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    init() {
        ui.known = { $0.kind == .alert || $0.kind == .choose ? 0 : nil }
    }

    @Test("A question that would be shown at once takes its known answer, and no modal is made")
    func taken() async throws {
        #expect(try await stage.confirm("Delete?"))
        #expect(try await stage.choose("Color", from: ["red", "green"]) == "red")
        #expect(ui.presented.isEmpty)
    }

    @Test("A question above another modal also takes its known answer")
    func aboveAnother() async throws {
        let answer = try await stage.sheet { inner in try await inner.confirm("Inside?") }
        #expect(answer)
        #expect(ui.presented.map(\.content.kind) == [.sheet])
    }

    @Test("A question of a screen waits behind a sheet and is shown, despite a known answer")
    func behindSheet() async throws {
        let page = Page("page")
        let flow = Task { [stage] in try await stage.show(page).value() }
        await until { stage.stack.top === page }
        let sheet = Task { [stage] in try await stage.sheet(Page("sheet")) }
        let standing = await ui.modal("sheet")
        var isAnswered = false
        let asked = try #require(
            page.perform {
                _ = try await stage.confirm("Delete?")
                isAnswered = true
            })
        await Task {}.value
        try #require(!isAnswered)
        standing.dismiss()
        await ui.modal("Delete?").press(1)
        await asked.value
        _ = try? await sheet.value
        await flow.end()
    }

    enum Refusal: CaseIterable { case taskIsCancelled, workIsOver, stageIsClosed }

    @Test("A refused question gets no known answer", arguments: Refusal.allCases)
    func refused(because reason: Refusal) async {
        let work = stage.makeWork()
        if reason == .workIsOver { work.end() }
        if reason == .stageIsClosed { stage.close() }
        let asking = Work.$current.withValue(work) {
            Task { [stage] in
                if reason == .taskIsCancelled { withUnsafeCurrentTask { $0?.cancel() } }
                return try await stage.confirm("Delete?")
            }
        }
        await #expect(throws: CancellationError.self) { try await asking.value }
    }
}
