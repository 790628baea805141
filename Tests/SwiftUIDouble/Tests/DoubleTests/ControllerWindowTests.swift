import Aside
import TestSupport
import Testing

@testable import AsideUI

/// Questions in a window of UIKit or AppKit.
@Suite("Windows of UIKit and AppKit", .timeLimit(.minutes(5)))
@MainActor
struct ControllerWindowTests {
    private let stage = Stage()
    private let system = ScheduledSystem()
    private let time = ManualTime()
    private let attached: AttachedWindow<ControllerWindow>

    init() {
        attached = AttachedWindow(stage, in: ControllerWindow())
        attached.presenter.use(SystemHooks(time, on: Platform(dialogsNeedAnchors: true))) { _ in nil }
        system.show(in: attached.window)
        attached.viewAppeared()
    }

    /// Lets everything come to rest.
    private func settle() {
        while time.hasTurn || system.isMoving {
            time.turns()
            system.finishMotion()
        }
    }

    /// Waits until a number of modals is on the stage, and lets everything come to rest.
    private func settle(with count: Int) async {
        let stage = stage
        await until { stage.modals.count == count && stage.modals.allSatisfy { !$0.content.isBusy } }
        settle()
    }

    /// Lets the turns of the real system come until a condition holds.
    private func settle(until condition: () -> Bool) async {
        while !condition(), !Task.isCancelled {
            await Task {}.value
            system.finishMotion()
        }
    }

    @Test("A refused prompt comes again, with its text and the reason")
    func refused() async {
        let asking = Task {
            try? await stage.prompt("Name") { text in
                if text.count < 3 { throw InvalidInput("Too short.") }
                return text
            }
        }
        await settle(with: 1)
        system.type("x")
        system.pressAlert("OK")
        settle()
        await until { [stage] in stage.modals.first?.content.fields.first?.error != nil }
        settle()
        #expect(system.alertTexts == ["Name", "Too short.", "x"])
        system.type("Ada")
        system.pressAlert("OK")
        settle()
        await until { [stage] in stage.modals.first?.isLeaving != false }
        settle()
        #expect(await asking.value == "Ada")
    }

    @Test("Return presses the preferred button, and no destructive one; Esc presses the cancel button")
    func keys() async {
        let asking = Task {
            _ = try? await stage.alert("Delete?", severity: .warning) {
                Choice("Delete", role: .destructive, 0)
                Choice("Archive", role: .preferred, 1)
                Choice("Keep", role: .cancel, 2)
            }
            _ = try? await stage.confirm("Delete?", action: "Delete", role: .destructive)
        }
        await settle(with: 1)
        #expect([system.defaultButton, system.cancelButton] == ["Archive", "Keep"])
        system.pressAlert("Keep")
        settle()
        await until { [stage] in stage.modals.first?.content.choices.count == 2 }
        settle()
        #expect(system.defaultButton != "Delete" && system.cancelButton == "Cancel")
        system.pressAlert("Cancel")
        settle()
        await asking.value
    }

    @Test(
        "A popover points at the view with its name; where no such view is in sight, it is a sheet",
        arguments: [true, false])
    func popover(isInSight: Bool) async {
        let asking = Task {
            try? await stage.sheet(Page("Filter"), style: .popover(at: isInSight ? "anchor" : "nowhere"))
        }
        await settle(with: 1)
        #expect(system.isPointedAt == isInSight)
        #expect(
            time.warnings.map { $0.contains("refers to “nowhere”, and no view in sight") } == (isInSight ? [] : [true]))
        asking.cancel()
        await until { [stage] in stage.modals.first?.isLeaving == true }
        settle()
        #expect(await asking.value == nil)
    }

    @Test("A notice stands in the window above what is presented, until the stage is shown elsewhere")
    func notice() async throws {
        let undoing = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
        await until { [stage] in stage.notice != nil }
        let bar = try #require(system.views.last)
        let asking = Task { try? await stage.confirm("Sure?") }
        await settle(with: 1)
        #expect(system.views.last === bar)
        attached.presenter.leave()
        settle()
        #expect(!system.views.contains { $0 === bar })
        asking.cancel()
        undoing.cancel()
    }

    @Test("A view controller shows the questions of a stage with one line, until that is ended")
    func controller() async {
        let stage = Stage()
        let shown = stage.showQuestions(in: system.root)
        let asking = Task { try? await stage.confirm("Sure?") }
        await settle { !system.alertButtons.isEmpty }
        shown.end()
        await settle { system.alertButtons.isEmpty }
        asking.cancel()
    }

    #if canImport(UIKit)
        @Test("A field of the app has no keyboard beneath a question, and gets it back afterwards")
        func keyboard() async {
            system.typesInApp()
            let asking = Task { try? await stage.confirm("Sure?") }
            await settle(with: 1)
            #expect(!system.isTypingInApp)
            system.pressAlert("OK")
            settle()
            #expect(system.isTypingInApp)
            #expect(await asking.value == true)
        }
    #endif
}
