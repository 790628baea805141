import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// An app that keeps its own navigation, and shows questions with one modifier.
@Suite("questions(on:) in the double", .timeLimit(.minutes(1)))
@MainActor
struct AdoptionTests {
    private let model = NotesModel()

    private func visitor(_ scenario: Scenario = Scenario()) -> Visitor {
        let model = model
        return Visitor(scenario) { NotesView(model: model) }
    }

    @Test(
        "4.8: a text that is refused brings the prompt back, with its text and the reason",
        arguments: OrderAppTests.scenarios)
    func prompts(scenario: Scenario) async {
        let user = visitor(scenario)
        await user.press("Rename")
        await user.fill("Rename", "x")
        await user.press("OK")
        await user.sees("Too short.")
        #expect(user.window.screen.first { $0.kind == .field }?.value == "x")
        await user.fill("Rename", "Groceries")
        await user.press("OK")
        await user.until { $0.texts.contains("Groceries") }
    }

    @Test(
        "4.7: a question behind a sheet of the app says what is in front of it, by its line, and comes when that has gone",
        arguments: Scenario.all(\.swallowsWhileLeaving), [true, false])
    func foreign(scenario: Scenario, takesViewsOutOfWindow: Bool) async {
        let user = visitor(scenario)
        user.window.presentForeign(overAll: takesViewsOutOfWindow)
        user.settleButPauses()
        model.delete()
        await user.window.change()
        for _ in 0..<40 { user.step() }
        #expect(user.window.presented.map(\.isForeign) == [true])
        #expect(user.warnings.count == 1)
        let warning = user.warnings.first ?? ""
        #expect(
            warning.hasPrefix("alert “Delete the note?” cannot be seen: \(Window.foreignName), which another part"),
            "\(warning)")
        #expect(warning.contains("add .questions(on: stage) to the content of that sheet, too. ("))
        user.window.dismissForeign()
        await user.sees("Delete the note?")
        await user.press("OK")
        await user.until { _ in model.answers == [true] }
    }

    @Test(
        "Where dialogs point at something, the named view presents one; one without is an alert that can be cancelled",
        arguments: [true, false])
    func looseDialog(isAnswered: Bool) async {
        let model = model
        let user = Visitor(platform: Platform(dialogsNeedAnchors: true)) { NotesView(model: model) }
        let asking = Task {
            try? await model.stage.outcome(of: { try await model.stage.choose("Sort", from: ["Name", "Date"]) })
        }
        await user.sees("Sort")
        #expect(user.window.presented.map(\.isAlert) == [true])
        if isAnswered {
            await user.press("Date")
        } else {
            #expect(!user.window.canSendAway)
            await user.press("Cancel")
        }
        #expect(await user.result(of: asking, on: model.stage) == (isAnswered ? .answered("Date") : .dismissed))
        await user.press("Share")
        await user.sees("Share with")
        #expect(user.window.presented.map(\.isAlert) == [false])
        #expect(user.window.presented.map(\.source) == [["Share"]])
        await user.press("Everybody")
        await user.until { _ in model.shared == "Everybody" }
    }

    #if canImport(UIKit)
        @Test(
            "A tap beside a dialog that was seen is believed at once, also in its first half second; a late write is not",
            arguments: [1, 2, 4])
        func earlyTap(looks: Int) async {
            let user = visitor()
            let asking = Task {
                try? await model.stage.outcome(of: { try await model.stage.choose("Sort", from: ["Name", "Date"]) })
            }
            await user.untilPresented()
            user.settleButPauses()
            for _ in 0..<looks { user.endPause(0) }
            user.window.writeLate(evenAtRest: true)
            user.settleButPauses()
            #expect(user.window.texts.contains("Sort"))
            #expect(user.window.sendAway())
            #expect(await user.result(of: asking, on: model.stage) == .dismissed)
            #expect(user.window.presentations == 1)
        }
    #endif

    @Test("An answered alert is looked at every 50 ms until it has gone, and the asker goes on")
    func looking() async {
        let user = visitor()
        await user.press("Delete")
        await user.sees("Delete the note?")
        user.window.press("OK")
        user.window.draw()
        let pause = user.pauses.last { $0.wait.purpose == .leaving }
        let duration = pause.map { PauseTiming().duration(of: $0.wait, canLook: $0.presenter.canLook($0.wait)) }
        #expect(duration == .milliseconds(50))
        for _ in 0..<3 { user.endPause(user.pauses.count - 1) }
        #expect(model.answers == [])
        await user.until { _ in model.answers == [true] }
    }

    @Test("VoiceOver reads nothing beneath running work, and nothing beneath the app's own view of a question")
    func silent() async {
        let user = visitor()
        let work = Task { try? await model.stage.progress("Working") { _ in try await Task.sleep(for: .seconds(600)) } }
        await user.sees("Working")
        #expect(user.window.spoken.first == "Working")
        #expect(!user.window.spoken.contains("Delete"))
        work.cancel()
        await user.until { $0.spoken.contains("Delete") }
        await user.press("Fail")
        await user.sees("Oops: No network")
        #expect(!user.window.buttons.contains("Delete") && !user.window.spoken.contains("Delete"))
        await user.press("OK, I see")
        await user.until { $0.spoken.contains("Delete") }
    }

    @Test("A dialog above running work can be answered, although the view that it refers to is disabled")
    func coveredAnchor() async {
        let user = visitor()
        let question = Question<String>.choose("Sort", from: ["Name", "Date"]).anchored(to: "share")
        let work = Task { try? await model.stage.progress("Working") { _ in try await model.stage.ask(question) } }
        await user.press("Date")
        #expect(await user.result(of: work, on: model.stage) == "Date")
        #expect(user.warnings == [])
    }

    @Test("A question that refers to a name that no view in sight has says so")
    func missingAnchor() async {
        let user = visitor()
        let question = Question<String>.choose("Sort", from: ["Name", "Date"]).anchored(to: "sort")
        let asking = Task { try? await model.stage.ask(question) }
        await user.press("Date")
        #expect(await user.result(of: asking, on: model.stage) == "Date")
        #expect(user.warnings.map { $0.contains("refers to “sort”, and no view in sight has that name.") } == [true])
    }

    @Test("4.12: a notice moves in and out, and its button can be pressed beside a question")
    func notice() async {
        let user = visitor()
        await user.press("Archive")
        await user.sees("Archived")
        await user.press("Delete")
        await user.sees("Delete the note?")
        #expect(user.window.motions == ["+Archived Undo"])
        await user.press("OK")
        await user.until { _ in model.answers == [true] }
        await user.press("Undo")
        await user.until { _ in model.undone == [true] }
        #expect(!user.window.texts.contains("Archived"))
        #expect(user.window.motions == ["+Archived Undo", "-Archived Undo"])
    }

    @Test("4.12: a notice stands in the sheet in front, and not behind it as well")
    func noticeInSheet() async {
        let user = visitor()
        await user.press("Archive")
        let sheet = Task { try? await model.stage.sheet(Page("Card")) }
        await user.until { !$0.presented.isEmpty && $0.texts.contains("Archived") }
        #expect(user.window.allTexts.count { $0 == "Archived" } == 1)
        sheet.cancel()
        _ = await user.result(of: sheet, on: model.stage)
    }

    @Test("VoiceOver reads a notice and running work once, also where a sheet takes the notice over")
    func announced() async {
        let user = visitor()
        await user.press("Archive")
        await user.press("Settings")
        await user.sees("Archived")
        await user.press("Close")
        await user.sees("Archived")
        let work = Task { try? await model.stage.progress("Uploading") { _ in try await model.stage.confirm("Sure?") } }
        await user.press("OK")
        #expect(await user.result(of: work, on: model.stage) == true)
        #expect(user.announcements == ["Archived", "Uploading"])
        await user.press("Undo")
        await user.until { _ in model.undone == [true] }
    }

    @Test("Where VoiceOver runs, a notice stands four times as long", arguments: [true, false])
    func slowNotice(isVoiceOverRunning: Bool) async {
        let user = visitor()
        user.window.isVoiceOverRunning = isVoiceOverRunning
        await user.sees("Note")
        #expect(model.stage.noticeSlowness == (isVoiceOverRunning ? 4 : 1))
    }

    @Test("A notice has the app's own view")
    func ownNotice() async {
        let model = model
        let user = Visitor {
            NotesView(model: model).noticeView { notice in
                Button("Oh, \(notice.content.text)!") { notice.press() }
            }
        }
        await user.press("Archive")
        await user.press("Oh, Archived!")
        await user.until { _ in model.undone == [true] }
        #expect(!user.window.buttons.contains("Undo"))
    }

    @Test("A view in a screen may have a stage of its own, as in an inspector, and the screen stays usable beside it")
    func ownStage() async {
        let (stage, details) = (model.stage, Stage())
        let user = Visitor {
            StageView(stage).screen(Page.self) { page in
                CountedPage(page: page)
                AskingView().questions(on: details)
            }
        }
        let flow = Task { try? await stage.show(Page("List")).value() }
        await user.press("Ask")
        await user.until { _ in details.modals.count == 1 }
        await user.press("OK")
        await user.sees("Answered: yes")
        await user.press("Publish List")
        #expect(await flow.value == "List")
    }

    @Test(
        "The app's own view of a question stands in the sheet, the cover or the popover that it asks for",
        arguments: [QuestionPresentation.sheet, .fullScreen, .popover])
    func ownSheet(presentation: QuestionPresentation) async {
        let stage = Stage()
        let user = Visitor {
            Color.clear.questions(on: stage).questionView(for: .alert, in: presentation) { modal in
                ForEach(modal.buttons) { button in Button("\(button.label), I see") { button() } }
            }
        }
        let asking = Task { try? await stage.confirm("Sure?") }
        await user.press("OK, I see")
        await user.until { $0.presented.isEmpty }
        #expect(await asking.value == true)
    }

    @Test("A button of the app's own view of a question says whether its choice is available")
    func ownButton() async {
        let user = visitor()
        let asking = Task {
            try? await model.stage.alert("Broken", severity: .error) {
                Choice("Retry", unavailable: "No network.", 1)
                Choice("Close", role: .cancel, 2)
            }
        }
        await user.sees("Oops: Broken")
        #expect(user.window.buttons == ["Close, I see"])
        await user.press("Close, I see")
        #expect(await user.result(of: asking, on: model.stage) == 2)
    }

    @Test("A view without a stage around it says what to add, and its question ends")
    func missing() async {
        let user = Visitor { AskingView() }
        await user.press("Ask")
        await user.sees("Answered: no")
        #expect(user.warnings.count == 1)
        #expect(user.warnings.first?.contains("“Sure?” was asked at ") == true)
        #expect(user.warnings.first?.contains("add .questions(on: stage) to a view around it") == true)
    }
}

private struct AskingView: View {
    @CurrentStage private var stage
    @State private var answer = ""

    var body: some View {
        Text("Answered: \(answer)")
        Button("Ask") {
            Task { answer = try await stage.confirm("Sure?") ? "yes" : "no" }
        }
    }
}
