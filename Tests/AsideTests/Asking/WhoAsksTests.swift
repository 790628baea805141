import Testing

@testable import Aside

@MainActor
@Suite("Who asks decides where it shows")
struct WhoAsksTests {
    let stage = Stage()
    let ui: Watcher

    init() {
        ui = Watcher(stage)
    }

    private var titles: [String] { ui.modals.map(\.content.title) }

    // MARK: Children

    /// Work of a modal that can ask something itself.
    enum Inside: CaseIterable {
        case flow, screen, check, closeGuard, operation
    }

    @Test("A request from inside a modal's own work shows above it, and goes with it", arguments: Inside.allCases)
    func child(_ inside: Inside) async throws {
        let asked = Gate()
        var ending: Outcome<Bool>?
        let ask: @MainActor () async throws -> Bool = { [stage] in
            ending = try await stage.outcome { try await stage.confirm("Child") }
            asked.open()
            return ending?.answer ?? false
        }
        let parent = Task {
            switch inside {
            case .flow: _ = try await stage.sheet("Parent") { _ in try await ask() }
            case .screen: _ = try await stage.sheet(Page("Parent"))
            case .check: _ = try await stage.prompt("Parent") { _ in try await ask() }
            case .closeGuard: _ = try await stage.sheet(Guarded("Parent", ask))
            case .operation: _ = try await stage.progress("Parent") { _ in try await ask() }
            }
        }
        let modal = await ui.modal("Parent", or: "Child")
        switch inside {
        case .screen: modal.stage?.stack.top?.perform { _ = try await ask() }
        case .check: modal.submit()
        case .closeGuard: modal.dismiss()
        case .flow, .operation: break
        }
        await ui.modal("Child")
        #expect(titles == ["Parent", "Child"])
        parent.cancel()
        await asked.pass()
        #expect(ending == .ownerGone)
        _ = try? await parent.value
        #expect(stage.modals.isEmpty)
    }

    // MARK: Siblings

    @Test("A request from the work beneath a modal waits its turn, first come first served")
    func siblings() async throws {
        let base = Work(surface: .base, host: stage.host)
        let sheet = Task { try await stage.sheet("Sheet") { try await $0.show(Page("inside")).value() } }
        let modal = await ui.modal("Sheet")
        var answers: [String] = []
        let tasks = ["A", "B", "C"].map { title in
            base.start {
                await stage.alert(title)
                answers.append(title)
            }
        }
        #expect(titles == ["Sheet"])
        modal.dismiss()
        for title in ["A", "B", "C"] {
            let sibling = await ui.modal(title)
            #expect(titles == [title])
            sibling.submit()
        }
        for task in tasks { await task.value }
        #expect(answers == ["A", "B", "C"])
        _ = try? await sheet.value
    }

    @Test("A request from an unknown task shows above a modal in which work goes on", arguments: [true, false])
    func unknownAbove(isSheet: Bool) async throws {
        let page = Page("inside")
        let gate = Gate()
        let first = Task {
            if isSheet {
                _ = try await stage.sheet(page)
            } else {
                try await stage.progress("P") { _ in await gate.pass() }
            }
        }
        await ui.until { ui.modals.count == 1 }
        let above = Task { await stage.alert("Unknown") }
        await ui.modal("Unknown").submit()
        await above.value
        #expect(titles.count == 1)
        gate.open()
        page.publish("")
        try await first.value
    }

    @Test("A request from an unknown task shows after a modal without work")
    func unknownAfter() async throws {
        let first = Task { await stage.alert("First") }
        let modal = await ui.modal("First")
        var isAsked = false
        let second = Task {
            isAsked = true
            await stage.alert("Second")
        }
        let third = Task { await stage.alert("Third") }
        await ui.until { titles == ["First"] }
        modal.submit()
        await first.value
        await ui.modal("Second", or: "Third").submit()
        await ui.modal("Second", or: "Third").submit()
        await second.value
        await third.value
        #expect(isAsked)
        #expect(ui.presented.count == 3)
    }

    @Test("A request from an unknown task that has not been seen outlives the sheet above which it waits")
    func unknownOutlives() async throws {
        let sheet = Task { try await stage.sheet("Sheet") { _ in try await stage.confirm("Leave?") } }
        await ui.modal("Leave?")
        let isInLine = Gate()
        let news = Task {
            isInLine.open()
            return try await stage.outcome { await stage.alert("News") }
        }
        await isInLine.pass()
        sheet.cancel()
        await ui.modal("News").submit()
        guard case .answered = try await news.value else {
            Issue.record("The news were lost.")
            return
        }
        _ = try? await sheet.value
        #expect(ui.presented.map(\.content.title) == ["Sheet", "Leave?", "News"])
    }

    @Test("A check's detached task asks above its prompt, so that nothing waits for itself")
    func detached() async throws {
        let result = Task {
            try await stage.prompt("Prompt") { text in
                try await Task.detached { try await stage.confirm("Detached") }.value ? text : ""
            }
        }
        await ui.modal("Prompt").submit()
        await ui.modal("Detached").press(0)
        #expect(try await result.value == "")
    }

    // MARK: Owners

    @Test("When a screen goes, its modals and queued requests end, and those of others stay")
    func ownerGoes() async throws {
        let root = Page("root")
        let top = Page("top")
        var endings: [Outcome<Bool>] = []
        let flow = Task {
            try await stage.show(root).then { _ in
                try await stage.show(top).then { _ in
                    async let first = stage.outcome { try await stage.confirm("First") }
                    async let second = stage.outcome { try await stage.confirm("Second") }
                    endings += [try await first, try await second]
                }
            }
        }
        await ui.top(root)
        root.publish("")
        await ui.top(top)
        top.publish("")
        await ui.modal("First", or: "Second")
        let other = Work(surface: .base, host: stage.host).start { await stage.alert("Other") }
        stage.stack.pop()
        await ui.modal("Other").submit()
        await other.value
        #expect(ui.presented.count == 2)
        flow.cancel()
        _ = try? await flow.value
        #expect(endings == [.ownerGone, .ownerGone])
    }

    @Test("What a screen's button does is the screen's work: it goes with the screen")
    func buttons() async throws {
        let page = Page("page")
        let effect = Effect()
        #expect(!page.perform {})
        let flow = Task { try await stage.show(page).value() }
        await ui.top(page)
        #expect(page.perform { try await effect.run() })
        #expect(page.perform { _ = try await stage.confirm("Button") })
        #expect(titles == ["Button"])
        flow.cancel()
        _ = try? await flow.value
        await effect.cancelled()
        #expect(stage.modals.isEmpty)
    }

    @Test("An error that a button's work throws is shown, and a cancellation is not")
    func buttonErrors() async throws {
        let page = Page("page")
        let flow = Task { try await stage.show(page).value() }
        await ui.top(page)
        page.perform { throw CancellationError() }
        page.perform { throw InvalidInput("The disk is full.") }
        let modal = await ui.modal(stage.words.somethingWentWrong)
        #expect(modal.content.message == "The disk is full.")
        #expect(modal.content.severity == .error)
        #expect(ui.presented.count == 1)
        modal.submit()
        page.publish("")
        _ = try await flow.value
    }

    @Test("Work on another window's stage is unknown here")
    func otherWindow() async throws {
        let other = Stage()
        let otherUI = Watcher(other)
        let work = Work(surface: .base, host: other.host)
        let task = work.start { await stage.alert("Here") }
        await ui.modal("Here")
        work.end()
        #expect(titles == ["Here"])
        #expect(otherUI.presented.isEmpty)
        ui.modals.last?.submit()
        await task.value
    }
}

/// A screen that asks before its sheet is closed.
@MainActor
final class Guarded: CloseGuarding {
    let title: String
    let outlet = Outlet<String>()
    private let ask: @MainActor () async throws -> Bool

    init(_ title: String, _ ask: @escaping @MainActor () async throws -> Bool) {
        self.title = title
        self.ask = ask
    }

    func mayClose() async -> Bool {
        (try? await ask()) ?? false
    }
}
