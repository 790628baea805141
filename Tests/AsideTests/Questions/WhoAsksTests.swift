import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Who asks decides where it shows")
struct WhoAsksTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    // MARK: Children

    enum Inside: CaseIterable {
        case flow, screen, check, closeGuard, operation
    }

    @Test("A question from a modal's own work is shown above the modal, and goes with it", arguments: Inside.allCases)
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
            case .closeGuard: _ = try await stage.sheet(NoteScreen("Parent", ask))
            case .operation: _ = try await stage.progress("Parent") { _ in try await ask() }
            }
        }
        switch inside {
        case .screen: try await ui.screen(Page.self).model.perform { _ = try await ask() }
        case .check: try await ui.prompt("Parent").press("OK")
        case .closeGuard: try await ui.sheet("Parent").dismiss()
        case .flow, .operation: break
        }
        try await ui.confirm("Child")
        #expect(stage.questions == ["Parent", "Child"])
        parent.cancel()
        try await ui.until { asked.isOpen }
        #expect(ending == .ownerGone)
        _ = try? await parent.value
        #expect(stage.modals.isEmpty)
    }

    // MARK: Owners

    @Test("When a screen goes, its modals and waiting questions end, and those of others stay")
    func ownerGoes() async throws {
        var endings: [Outcome<Bool>] = []
        let flow = Task {
            try await stage.show(Root("root")).then { _ in
                try await stage.show(Page("top")).then { _ in
                    async let first = stage.outcome { try await stage.confirm("First") }
                    async let second = stage.outcome { try await stage.confirm("Second") }
                    endings += [try await first, try await second]
                }
            }
        }
        try await ui.screen(Root.self).publish("")
        try await ui.screen(Page.self).publish("")
        try await ui.confirm()
        let other = Work(surface: .base, host: stage.host).start { await stage.alert("Other") }
        stage.stack.pop()
        try await ui.alert("Other").press("OK")
        await other.value
        #expect(ui.asked.count == 2)
        await flow.end()
        #expect(endings == [.ownerGone, .ownerGone])
    }

    @Test("Work on another window's stage is unknown here")
    func otherWindow() async throws {
        let other = TestPresenter()
        let work = Work(surface: .base, host: other.stage.host)
        let task = work.start { await stage.alert("Here") }
        let alert = try await ui.alert("Here")
        work.end()
        #expect(stage.questions == ["Here"])
        #expect(other.asked.isEmpty)
        try alert.press("OK")
        await task.value
    }
}

private final class Root: Page {}
