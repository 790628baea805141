import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Work")
struct WorkTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("A task that begins after the end of its work is cancelled from its first line on")
    func late() async {
        let work = Work(surface: .base, host: stage.host)
        work.end()
        var isCancelled = false
        await work.start { isCancelled = Task.isCancelled }.value
        #expect(isCancelled)
    }

    @Test("Work of a view without a screen asks above what is shown, and its task can be awaited")
    func view() async throws {
        ui.answering = { $0.submit() }
        let flow = Task { try await stage.show(Page("Home")).value() }
        await until { stage.stack.count == 1 }
        var answer: Bool?
        let task = try #require(stage.perform { answer = try await stage.confirm("Delete?") })
        await task.value
        #expect(answer == true)
        #expect(ui.presented.map(\.content.title) == ["Delete?"])
        flow.cancel()
    }

    enum Owner: CaseIterable { case view, screen }

    @Test(
        "An error of work is shown as an alert of its line, or of the line that shows its screen; a cancellation is not",
        arguments: Owner.allCases)
    func errors(of owner: Owner) async throws {
        ui.answering = { $0.submit() }
        let page = Page("page")
        let flow = Task { try await stage.show(page, line: 9).value() }
        await ui.top(page)
        for error in [CancellationError(), InvalidInput("No paper.")] as [any Error] {
            let task = owner == .view ? stage.perform(line: 9) { throw error } : page.perform { throw error }
            await task?.value
        }
        #expect(ui.presented.map(\.content.title) == [stage.words[.somethingWentWrong]])
        #expect(ui.presented.map(\.content.message) == ["No paper."])
        #expect(ui.presented.map(\.content.severity) == [.error])
        #expect(ui.presented.map(\.source) == [SourceLine(fileID: #fileID, line: 9)])
        await flow.end()
    }

    @Test("The work of a view ends with the window, in that very line, and none starts later")
    func closed() async throws {
        var isCancelled = false
        let task = try #require(
            stage.perform {
                try await withTaskCancellationHandler {
                    _ = try await stage.confirm("Delete?")
                } onCancel: {
                    MainActor.assumeIsolated { isCancelled = true }
                }
            })
        await until { stage.modals.count == 1 }
        stage.close()
        #expect(isCancelled)
        await task.value
        #expect(stage.perform {} == nil)
    }

    @Test("The work of a view in a sheet belongs to the sheet")
    func sheet() async throws {
        let flow = Task { try await stage.sheet { try await $0.show(Page("Card")).value() } }
        await until { stage.modals.first?.stage?.stack.count == 1 }
        let sheet = try #require(stage.modals.first?.stage)
        let task = try #require(sheet.perform { _ = try await sheet.confirm("Scan?") })
        await until { stage.modals.count == 2 }
        flow.cancel()
        await task.value
        _ = try? await flow.value
        #expect(ui.presented.last?.content.title == "Scan?")
        #expect(stage.modals.isEmpty)
        #expect(sheet.perform {} == nil)
    }
}
