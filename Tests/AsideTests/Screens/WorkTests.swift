import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Work")
struct WorkTests {
    @Test("A task that begins after the end of its work is cancelled from its first line on")
    func late() async {
        let stage = Stage()
        let work = Work(surface: .base, host: stage.host)
        work.end()
        await work.start { #expect(Task.isCancelled) }.value
    }

    @Test("3.14: Work of a view without a screen asks above what is shown, and its task can be awaited")
    func view() async throws {
        let stage = Stage()
        let presenter = Pressing()
        stage.attach(presenter)
        let flow = Task { try await stage.show(Page("Home")).value() }
        await until { stage.stack.count == 1 }
        var answer: Bool?
        let task = try #require(stage.perform { answer = try await stage.confirm("Delete?") })
        await task.value
        #expect(answer == true)
        #expect(presenter.titles == ["Delete?"])
        flow.cancel()
    }

    @Test("3.14: An error of a view's work is shown as an alert of its line; a cancellation shows nothing")
    func errors() async throws {
        let stage = Stage()
        let presenter = Pressing()
        stage.attach(presenter)
        await stage.perform { throw CancellationError() }?.value
        #expect(presenter.titles.isEmpty)
        let line = #line + 1
        await stage.perform { throw InvalidInput("No paper.") }?.value
        #expect(presenter.modals.map(\.content.message) == ["No paper."])
        #expect(presenter.modals.map(\.source.line) == [line])
    }

    @Test("3.14: The work of a view ends with the window, in that very line, and none starts later")
    func closed() async throws {
        let stage = Stage()
        var isCancelled = false
        let task = try #require(
            stage.perform {
                try await withTaskCancellationHandler {
                    _ = try await stage.confirm("Delete?")
                } onCancel: {
                    MainActor.assumeIsolated { isCancelled = true }
                }
            })
        stage.close()
        #expect(isCancelled)
        await task.value
        #expect(stage.perform {} == nil)
    }

    @Test("3.14: The work of a view in a sheet belongs to the sheet")
    func sheet() async throws {
        let stage = Stage()
        let presenter = Pressing(presses: false)
        stage.attach(presenter)
        let flow = Task { try await stage.sheet { try await $0.show(Page("Card")).value() } }
        await until { stage.modals.first?.stage?.stack.count == 1 }
        let sheet = try #require(stage.modals.first?.stage)
        let task = try #require(sheet.perform { _ = try await sheet.confirm("Scan?") })
        await until { stage.modals.count == 2 }
        flow.cancel()
        await task.value
        _ = try? await flow.value
        #expect(presenter.titles.last == "Scan?")
        #expect(stage.modals.isEmpty)
        #expect(sheet.perform {} == nil)
    }
}

/// A presenter that keeps what it presents, and presses the default button.
@MainActor
private final class Pressing: Presenter {
    private(set) var modals: [Modal] = []
    private let presses: Bool
    var titles: [String] { modals.map(\.content.title) }

    init(presses: Bool = true) {
        self.presses = presses
    }

    func present(_ modal: Modal) {
        modals.append(modal)
        if presses { Task { modal.submit() } }
    }

    func dismiss(_ modal: Modal) { modal.reportGone() }
}
