import Testing

@testable import Aside

@MainActor
@Suite("Sheets")
struct SheetTests {
    let stage = Stage()
    let ui: Watcher
    let page = Page("page")

    init() {
        ui = Watcher(stage)
    }

    @Test("A sheet returns the first value that its screen publishes")
    func value() async throws {
        let result = Task { try await stage.sheet(page, style: .sheet(detents: [.medium, .large])) }
        let modal = await ui.modal("page")
        #expect(modal.content.kind == .sheet)
        #expect(modal.content.style == .sheet(detents: [.medium, .large]))
        #expect(modal.stage?.stack.top === page)
        #expect(page.publish("first"))
        #expect(!page.publish("second"))
        #expect(try await result.value == "first")
    }

    @Test("A published value is the answer at once: a dismissal that comes after it is refused")
    func publishWins() async throws {
        ui.animates = true
        let result = Task { try await stage.sheet(page) }
        let modal = await ui.modal("page")
        page.publish("saved")
        #expect(!modal.dismiss())
        modal.reportGone()
        #expect(try await result.value == "saved")
    }

    @Test("The same screen can be pushed or presented: whoever shows it decides")
    func pushedOrPresented() async throws {
        let sheet = Task { try await stage.sheet(page) }
        await ui.modal("page")
        page.publish("1")
        #expect(try await sheet.value == "1")
        let pushed = Task { try await stage.show(page).value() }
        await ui.top(page)
        page.publish("2")
        #expect(try await pushed.value == "2")
    }

    @Test("A whole flow runs in a sheet on a stack of its own")
    func flow() async throws {
        let second = Page("second")
        let result = Task {
            try await stage.sheet("Add card") { stage in
                try await stage.show(page).then { first in first + (try await stage.show(second).value()) }
            }
        }
        let inner = try #require(await ui.modal("Add card").stage)
        await ui.until { inner.stack.top === page }
        page.publish("a")
        await ui.until { inner.stack.top === second }
        inner.stack.pop()
        #expect(inner.stack.count == 1)
        page.publish("b")
        await ui.until { inner.stack.top === second }
        second.publish("c")
        #expect(try await result.value == "bc")
        #expect(stage.entries.isEmpty)
    }

    @Test("What the flow of a sheet throws is thrown on")
    func flowThrows() async {
        await #expect(throws: Broken()) { try await stage.sheet { _ in throw Broken() } }
        #expect(stage.modals.isEmpty)
    }

    @Test("A dismissed sheet's flow is cancelled, and has ended when the caller goes on")
    func flowIsCancelled() async throws {
        let effect = Effect()
        let result = Task { try await stage.outcome { try await stage.sheet("S") { _ in try await effect.run() } } }
        let modal = await ui.modal("S")
        await effect.started()
        modal.dismiss()
        guard case .dismissed = try await result.value else {
            Issue.record("The reason is not .dismissed.")
            return
        }
        #expect(effect.wasCancelled)
    }

    @Test("The flow of a sheet in line starts when the sheet appears, and inherits what is local to who asked")
    func flowStartsWhenShown() async throws {
        var value: Int?
        let first = Task { await stage.alert("First") }
        let alert = await ui.modal("First")
        let base = Work(surface: .base, host: stage.host)
        let sheet = base.start {
            await Local.$number.withValue(7) { _ = try? await stage.sheet("Sheet") { _ in value = Local.number } }
        }
        #expect(value == nil)
        alert.submit()
        await first.value
        await sheet.value
        #expect(value == 7)
    }

    @Test("Content stays until the sheet is gone, whatever its flow did meanwhile")
    func contentStays() async throws {
        ui.animates = true
        let result = Task { try await stage.sheet("S") { try await $0.show(page).value() } }
        let modal = await ui.modal("S")
        await ui.until { modal.stage?.stack.count == 1 }
        page.publish("x")
        await ui.until { modal.isLeaving }
        #expect(modal.stage?.stack.top === page)
        #expect(stage.modals.count == 1)
        modal.reportGone()
        #expect(try await result.value == "x")
        #expect(stage.modals.isEmpty)
    }

    @Test("A sheet that is over shows nothing new")
    func closedStage() async throws {
        var inner: Stage?
        try await stage.sheet("S") { inner = $0 }
        await #expect(throws: CancellationError.self) { try await inner?.show(page).value() }
    }

    // MARK: Closing

    @Test("A sheet's screen decides whether it closes, and can ask; one dismissal asks once", arguments: [true, false])
    func closeGuard(allows: Bool) async throws {
        let screen = Guarded("form") { [stage] in try await stage.confirm("Discard changes?") }
        let result = Task { try await stage.outcome { try await stage.sheet(screen) } }
        let modal = await ui.modal("form")
        #expect(modal.hasCloseGuard)
        #expect(modal.dismiss())
        #expect(!modal.dismiss())
        await ui.modal("Discard changes?").press(allows ? 0 : 1)
        if allows {
            #expect(try await result.value == .dismissed)
        } else {
            await ui.modal("form")
            #expect(!modal.isLeaving)
            screen.publish("kept")
            #expect(try await result.value == .answered("kept"))
        }
    }

    @Test("A value that is published while the guard asks ends sheet and question")
    func publishWhileGuarded() async throws {
        let screen = Guarded("form") { [stage] in try await stage.confirm("Discard changes?") }
        let result = Task { try await stage.sheet(screen) }
        await ui.modal("form").dismiss()
        await ui.modal("Discard changes?")
        screen.publish("done")
        #expect(try await result.value == "done")
        #expect(stage.modals.isEmpty)
    }

    @Test("Cancelling the task closes a guarded sheet without asking")
    func cancelGuarded() async throws {
        let screen = Guarded("form") { [stage] in try await stage.confirm("Discard changes?") }
        let result = Task { try await stage.outcome { try await stage.sheet(screen) } }
        await ui.modal("form")
        result.cancel()
        #expect(try await result.value == .cancelled)
        #expect(ui.presented.count == 1)
    }

    @Test("A sheet that is not dismissible stays")
    func notDismissible() async throws {
        let result = Task { try await stage.sheet(page, isDismissible: false) }
        #expect(await !ui.modal("page").dismiss())
        page.publish("x")
        #expect(try await result.value == "x")
    }

    @Test("The root of a sheet's stack cannot be popped")
    func innerRoot() async throws {
        let result = Task { try await stage.sheet(page) }
        let inner = await ui.modal("page").stage
        #expect(inner?.stack.pop() == false)
        page.publish("")
        _ = try await result.value
    }
}

private enum Local {
    @TaskLocal static var number = 0
}
