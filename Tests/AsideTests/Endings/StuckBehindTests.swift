import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Nothing that work waits for is stuck behind it")
struct StuckBehindTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    /// A progress that waits behind an alert while its operation awaits a task in nobody's name that asks.
    private func progress(_ note: @escaping @MainActor (Result<Bool, any Error>) -> Void) -> Task<Void, Never> {
        Task {
            let alert = Task { await stage.alert("First") }
            await until { !stage.modals.isEmpty }
            do {
                let answer = try await stage.progress("Working") { _ in
                    let asking = Task.detached { try await stage.confirm("May I?") }
                    return try await withTaskCancellationHandler {
                        try await asking.value
                    } onCancel: {
                        asking.cancel()
                    }
                }
                note(.success(answer))
            } catch {
                note(.failure(error))
            }
            await alert.value
        }
    }

    @Test("A question of an unknown task moves above the work that waits for it")
    func comesUp() async throws {
        var result: Result<Bool, any Error>?
        let isOver = Gate()
        let flow = progress {
            result = $0
            isOver.open()
        }
        try await ui.alert("First").press("OK")
        try await ui.confirm("May I?").press("OK")
        await isOver.pass()
        #expect(try result?.get() == true)
        await flow.value
    }

    @Test("Cancelling the flow ends the work and the question")
    func cancelled() async throws {
        var result: Result<Bool, any Error>?
        let isOver = Gate()
        let flow = progress {
            result = $0
            isOver.open()
        }
        try await ui.alert("First").press("OK")
        try await ui.confirm("May I?")
        flow.cancel()
        await flow.value
        #expect(throws: CancellationError.self) { try result?.get() }
        try await ui.until { stage.modals.isEmpty }
    }

    @Test("popToRoot ends the work and the question")
    func popped() async throws {
        var result: Result<Bool, any Error>?
        let isOver = Gate()
        let root = Page("root")
        let flow = Task {
            try await stage.show(root).then { _ in
                await progress {
                    result = $0
                    isOver.open()
                }.value
            }
        }
        try await ui.screen(Page.self).publish("")
        try await ui.alert("First").press("OK")
        try await ui.confirm("May I?")
        stage.stack.popToRoot()
        await isOver.pass()
        #expect(throws: CancellationError.self) { try result?.get() }
        #expect(stage.modals.isEmpty)
        flow.cancel()
        _ = await flow.result
    }

    @Test("An alert that was moved up above work and shown there is asked again below if the work ends first")
    func goesBack() async throws {
        let gate = Gate()
        let first = Task { await stage.alert("First") }
        try await ui.alert("First")
        let work = Task { try await stage.progress("Working") { _ in await gate.pass() } }
        await until { gate.isReached }
        let news = Task.detached { await stage.alert("News") }
        await Task.detached {}.value
        await Task {}.value
        try await ui.alert("First").press("OK")
        try await ui.alert("News")
        #expect(stage.questions == ["Working", "News"])
        gate.open()
        try await work.value
        await first.value
        try await ui.alert("News").press("OK")
        await news.value
        #expect(stage.modals.isEmpty)
    }
}
