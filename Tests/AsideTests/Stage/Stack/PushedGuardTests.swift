import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Close guards of pushed screens")
struct PushedGuardTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    let root = Page("Root")
    private let top = Top("Top")
    private let note: NoteScreen

    init() {
        note = NoteScreen(on: ui.stage)
    }

    enum Leaving: CaseIterable { case back, dismiss }

    @Test(
        "Back and dismiss() ask the guard of a pushed screen once, and what it decides happens",
        arguments: Leaving.allCases, ["Discard", "Cancel"])
    func asked(by way: Leaving, answer decision: String) async throws {
        let answer = try await ui.run {
            try await stage.show(root).until { _ in .leave(try await stage.show(note).value()) }
        } steps: {
            try await ui.screen(Page.self).publish("go")
            try await ui.screen(NoteScreen.self)
            switch way {
            case .back: try ui.goBack()
            case .dismiss: #expect(note.dismiss())
            }
            #expect(!note.dismiss())
            #expect(!stage.acceptsInput)
            try await ui.confirm("Discard?").press(decision)
            if decision == "Discard" { try await ui.screen(Page.self).publish("again") }
            try await ui.screen(NoteScreen.self).publish("kept")
        }
        #expect(answer == "kept")
        #expect(note.asked == 1)
        #expect(stage.entries.isEmpty)
    }

    @Test("A guard that decides at once keeps the screen or lets it go", arguments: [true, false])
    func silent(mayLeave: Bool) async throws {
        let flow = Task {
            try await stage.show(root).then { _ in try await stage.show(NoteScreen { mayLeave }).value() }
        }
        try await ui.screen(Page.self).publish("go")
        try await ui.screen(NoteScreen.self)
        try ui.goBack()
        try await ui.until { stage.acceptsInput }
        #expect(stage.titles == (mayLeave ? ["Root"] : ["Root", "Note"]))
        await flow.end()
    }

    enum LeftBy: CaseIterable { case popToRoot, pop, endOfStep, cancellation }

    @Test("Code that goes back, a step that ends, and a cancelled flow ask nobody", arguments: LeftBy.allCases)
    func unasked(_ cause: LeftBy) async throws {
        let flow = Task {
            try? await stage.show(root).until { _ in
                _ = try await stage.show(note).then { _ in
                    _ = try await stage.show(top).value()
                }
                return .stay
            }
        }
        try await ui.screen(Page.self).publish("go")
        try await ui.screen(NoteScreen.self).publish("on")
        try await ui.screen(Top.self)
        switch cause {
        case .popToRoot: stage.stack.popToRoot()
        case .pop: stage.stack.pop(to: root)
        case .endOfStep: top.publish("end")
        case .cancellation: flow.cancel()
        }
        try await ui.until { !stage.titles.contains("Note") }
        await flow.end()
        #expect(note.asked == 0)
        #expect(ui.asked.isEmpty)
    }

    @Test(
        "Back from a screen above asks nobody; the back menu asks the topmost guard below it",
        arguments: ["Discard", "Cancel"])
    func menu(answer: String) async throws {
        let lower = NoteScreen("Lower") { true }
        let flow = Task {
            try? await stage.show(root).until { _ in
                try await stage.show(lower).then { _ in
                    try await stage.show(note).then { _ in _ = try await stage.show(top).value() }
                }
                return .stay
            }
        }
        try await ui.screen(Page.self).publish("go")
        try await ui.screen(NoteScreen.self).publish("on")
        try await ui.until { stage.titles.last == "Note" && stage.acceptsInput }
        note.publish("on")
        try await ui.screen(Top.self)
        try ui.goBack()
        try await ui.until { stage.acceptsInput }
        note.publish("on again")
        try await ui.screen(Top.self)
        #expect(note.asked == 0)
        #expect(stage.goBack(to: stage.entries[0].id))
        #expect(stage.titles == ["Root", "Lower", "Note", "Top"])
        try await ui.confirm("Discard?").press(answer)
        try await ui.until { stage.acceptsInput }
        #expect(stage.titles == (answer == "Discard" ? ["Root"] : ["Root", "Lower", "Note", "Top"]))
        #expect(note.asked == 1)
        #expect(lower.asked == 0)
        await flow.end()
    }

    @Test("A root has no guard")
    func root() async throws {
        let flow = Task { try? await stage.show(note).value() }
        try await ui.screen(NoteScreen.self)
        #expect(!note.dismiss())
        #expect(!stage.goBack())
        #expect(note.asked == 0)
        await flow.end()
    }

    @Test("While a pushed screen of a sheet decides, the sheet cannot be dismissed, and the other way round")
    func inSheet() async throws {
        try await ui.run {
            _ = try await stage.nilIfDismissed {
                try await stage.sheet("Sheet") { inner in
                    try await inner.show(root).then { _ in _ = try await inner.show(note).value() }
                }
            }
        } steps: {
            try await ui.screen(Page.self).publish("go")
            try await ui.screen(NoteScreen.self)
            let sheet = try await ui.sheet("Sheet").modal
            try ui.goBack()
            #expect(!sheet.dismiss())
            try await ui.confirm("Discard?").press("Cancel")
            try await ui.screen(NoteScreen.self)
            #expect(sheet.dismiss())
            #expect(sheet.stage?.goBack() == false)
            try await ui.confirm("Discard?").press("Cancel")
            try await ui.screen(NoteScreen.self)
            try ui.goBack()
            try await ui.confirm("Discard?").press("Discard")
            try await ui.screen(Page.self)
            try await ui.sheet("Sheet").dismiss()
        }
        #expect(note.asked == 3)
    }

    @Test("A value that the guard publishes is taken, and ends the question")
    func publishes() async throws {
        let answer = try await ui.run {
            try await stage.show(root).then { _ in try await stage.show(note).value() }
        } steps: {
            try await ui.screen(Page.self).publish("go")
            try await ui.screen(NoteScreen.self)
            try ui.goBack()
            try await ui.confirm("Discard?")
            #expect(note.publish("saved"))
        }
        #expect(answer == "saved")
        #expect(stage.modals.isEmpty)
    }

    @Test(
        "A screen that a guard pushes takes input and can be left; Back means it, and the guard is not asked again",
        arguments: [true, false], [true, false])
    func pushes(inSheet: Bool, leavesByBack: Bool) async throws {
        let above = Top("Above")
        let flow = Task { [stage] in
            @MainActor func run(on stage: Stage) async throws -> String {
                let guarded = NoteScreen { try await stage.show(above).value() == "yes" }
                return try await stage.show(root).then { _ in try await stage.show(guarded).value() }
            }
            return inSheet ? try await stage.sheet("Sheet", flow: run) : try await run(on: stage)
        }
        try await ui.screen(Page.self).publish("go")
        try await ui.screen(NoteScreen.self)
        let front = inSheet ? try #require(stage.modals.last?.stage) : stage
        let isAsked = inSheet ? stage.modals.last?.dismiss() == true : front.goBack()
        #expect(isAsked)
        try await ui.until { front.acceptsInput && front.stack.top === above }
        if inSheet { #expect(stage.modals.last?.dismiss() == false) }
        #expect(!front.goBack(to: front.entries[0].id))
        if leavesByBack {
            #expect(front.goBack())
            try await ui.until { front.acceptsInput && front.titles == ["Root", "Note"] }
        } else {
            #expect(above.publish("yes"))
            try await ui.until { inSheet ? stage.modals.isEmpty : front.acceptsInput && front.titles == ["Root"] }
        }
        await flow.end()
    }

    @Test("What the flow pushes while a guard decides stays, whatever the guard says", arguments: [true, false])
    func pushedMeanwhile(says: Bool) async throws {
        let gate = Gate()
        let guarded = NoteScreen {
            await gate.pass()
            return says
        }
        let flow = Task {
            try await stage.show(root).then { _ in
                try await stage.show(guarded).then { _ in try await stage.show(top).value() }
            }
        }
        try await ui.screen(Page.self).publish("go")
        try await ui.screen(NoteScreen.self)
        try ui.goBack()
        #expect(guarded.publish("on"))
        try await ui.screen(Top.self)
        gate.open()
        await Task {}.value
        #expect(stage.titles == ["Root", "Note", "Top"])
        try ui.goBack()
        try await ui.until { stage.titles == ["Root", "Note"] && stage.acceptsInput }
        await flow.end()
    }

    @Test("A guard that goes on after its screen has left decides nothing, and keeps nobody from going back")
    func late() async throws {
        let gate = Gate()
        let slow = NoteScreen {
            await gate.pass()
            return true
        }
        let flow = Task {
            try? await stage.show(root).until { value in
                if value == "slow" {
                    _ = try await stage.show(slow).value()
                } else {
                    _ = try await stage.show(top).then { _ in _ = try await stage.show(note).value() }
                }
                return .stay
            }
        }
        try await ui.screen(Page.self).publish("slow")
        try await ui.screen(NoteScreen.self)
        try ui.goBack()
        stage.stack.pop()
        try await ui.screen(Page.self).publish("top")
        try await ui.screen(Top.self).publish("on")
        try await ui.screen(NoteScreen.self)
        gate.open()
        try ui.goBack()
        try await ui.confirm("Discard?").press("Discard")
        try await ui.screen(Top.self)
        #expect(stage.titles == ["Root", "Top"])
        await flow.end()
    }
}

private final class Top: Page {}
