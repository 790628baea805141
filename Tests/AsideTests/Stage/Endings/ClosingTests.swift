import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A closed window keeps nothing alive")
struct ClosingTests {
    @Test("close() ends screens, modals and questions of unknown tasks, and every later question")
    func closing() async throws {
        let presenter = RefusalCounter()
        weak var weakStage: Stage?
        weak var weakPage: Page?
        do {
            let stage = Stage()
            let page = Page("page")
            weakStage = stage
            weakPage = page
            stage.attach(presenter)
            let flow = Task { try await stage.show(page).then { _ in try await stage.confirm("Sure?") } }
            await until { stage.stack.top === page }
            page.publish("")
            let nobodys = Task.detached { try await stage.confirm("From nobody") }
            await until { stage.modals.count == 1 }
            stage.close()
            #expect(stage.entries.isEmpty)
            #expect(stage.modals.isEmpty)
            #expect(!stage.acceptsInput)
            await #expect(throws: CancellationError.self) { try await flow.value }
            await #expect(throws: CancellationError.self) { try await nobodys.value }
            await #expect(throws: CancellationError.self) { try await stage.confirm("Later") }
            await #expect(throws: CancellationError.self) { try await stage.show(Page("later")).value() }
            stage.close()
        }
        // Objects that have ended are released together with the tasks that held them.
        for _ in 1...3 { await Task {}.value }
        #expect(weakStage == nil)
        #expect(weakPage == nil)
    }

    /// A presenter that never reports that a modal has gone.
    private final class Silent: Presenter {
        private(set) var refused = 0

        func dismiss(_ modal: Modal) {}
        func refused(_ question: RefusedQuestion) { refused += 1 }
    }

    @Test("Close() ends what is asked although the presenter reports nothing, and lets go of the presenter")
    func silent() async throws {
        let stage = Stage()
        weak var weakPresenter: Silent?
        do {
            let presenter = Silent()
            weakPresenter = presenter
            stage.attach(presenter)
            let flow = Task { try await stage.sheet("Sheet") { try await $0.confirm("Sure?") } }
            await until { stage.modals.count == 2 }
            stage.close()
            #expect(stage.modals.isEmpty)
            await #expect(throws: CancellationError.self) { try await flow.value }
            // What is lost can still be seen.
            await #expect(throws: CancellationError.self) { try await stage.confirm("Later") }
            #expect(presenter.refused == 1)
        }
        #expect(weakPresenter == nil)
        do {
            let late = Silent()
            weakPresenter = late
            stage.attach(late)
        }
        #expect(weakPresenter == nil)
    }

    @Test("A presenter that closes the stage while it is told something is let go of, too")
    func closedByPresenter() async throws {
        let ui = RecordingPresenter()
        ui.animates = true
        ui.answering = { _ in ui.stage.close() }
        await #expect(throws: CancellationError.self) { try await ui.stage.confirm("Sure?") }
        #expect(ui.stage.presenter == nil)
    }

    @Test("If the stage refuses questions for two reasons, the first reason counts")
    func firstReason() async throws {
        let stage = Stage()
        stage.host.close(because: .cancelled)
        stage.close()
        let outcome = try await stage.outcome { try await stage.confirm("Later") }
        #expect(outcome == .cancelled)
    }

    @Test("A check that fails after the prompt was dismissed changes nothing in the leaving prompt")
    func leavingContent() async throws {
        let ui = RecordingPresenter()
        ui.animates = true
        let gate = Gate()
        let prompt = Task {
            try await ui.stage.prompt("Code") { _ -> Int in
                await gate.pass()
                throw InvalidInput("Too late")
            }
        }
        let modal = await ui.modal("Code")
        _ = modal.enter("1", intoField: 0)
        modal.submit()
        await until { gate.isReached }
        modal.dismiss()
        let content = modal.content
        #expect(modal.isLeaving)
        gate.open()
        for _ in 1...3 { await Task {}.value }
        #expect(modal.content == content)
        modal.reportGone()
        await #expect(throws: CancellationError.self) { try await prompt.value }
    }

    @Test("300 nested sheets close from the lowest without a stack overflow")
    func nested() async throws {
        let ui = RecordingPresenter()
        let flow = Task { try await nest(300, on: ui.stage) }
        await until { ui.stage.modals.count == 300 }
        await flow.end()
        #expect(ui.stage.modals.isEmpty)
    }

    private func nest(_ count: Int, on stage: Stage) async throws {
        guard count > 0 else { return try await Effect().run() }
        try await stage.sheet { stage in try await nest(count - 1, on: stage) }
    }

    @Test("1,000 questions that are cancelled at once all end")
    func manyCancelled() async throws {
        let ui = RecordingPresenter()
        let tasks = (0..<1_000).map { number in Task { try await ui.stage.confirm("\(number)") } }
        await until { !ui.stage.modals.isEmpty }
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.result }
        #expect(ui.stage.modals.isEmpty)
    }
}
