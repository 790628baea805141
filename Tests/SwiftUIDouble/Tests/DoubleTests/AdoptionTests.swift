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

    private func visitor() -> Visitor {
        let model = model
        return Visitor { NotesView(model: model) }
    }

    @Test("A text that is refused brings the prompt back, with its text and the reason")
    func prompts() async {
        let user = visitor()
        await user.press("Rename")
        await user.fill("Rename", "x")
        await user.press("OK")
        await user.sees("Too short.")
        #expect(user.window.screen.first { $0.kind == .field }?.value == "x")
        await user.fill("Rename", "Groceries")
        await user.press("OK")
        await user.until { $0.texts.contains("Groceries") }
    }

    @Test("A question is shown over a sheet of the app, which needs nothing for that")
    func overSheet() async {
        let user = visitor()
        await user.press("Settings")
        await user.press("Delete")
        await user.sees("Delete the note?")
        await user.press("OK")
        await user.until { _ in model.answers == [true] }
        await user.press("Close")
        await user.sees("Note")
        #expect(user.window.faults == [])
    }

    @Test(
        "Where dialogs point at something, one without a named view in sight is an alert that can be cancelled",
        arguments: [true, false])
    func looseDialog(isAnswered: Bool) async {
        let model = model
        var platform = Platform.double
        platform.dialogsNeedAnchors = true
        let user = Visitor(platform: platform) { NotesView(model: model) }
        let asking = Task {
            try? await model.stage.outcome(of: { try await model.stage.choose("Sort", from: ["Name", "Date"]) })
        }
        await user.sees("Sort")
        #expect(user.window.presented == ["alert"])
        await user.press(isAnswered ? "Date" : "Cancel")
        #expect(await user.result(of: asking, on: model.stage) == (isAnswered ? .answered("Date") : .dismissed))
        await user.press("Share")
        await user.sees("Share with")
        #expect(user.window.presented == [user.window.isPhone ? "dialog" : "alert"])
        await user.press("Everybody")
        await user.until { _ in model.shared == "Everybody" }
    }

    @Test("A question above running work does not point at what is beneath it, and says nothing of that")
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

    @Test("A notice moves in and out, and its button can be pressed beside a question")
    func notice() async {
        let user = visitor()
        await user.press("Archive")
        await user.sees("Archived")
        await user.press("Delete")
        await user.sees("Delete the note?")
        await user.press("OK")
        await user.until { _ in model.answers == [true] }
        await user.press("Undo")
        await user.until { _ in model.undone == [true] }
        #expect(!user.window.texts.contains("Archived"))
    }

    @Test("VoiceOver reads a notice and running work once")
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
        "The app's own view of a question is presented as it asks for",
        arguments: [QuestionPresentation.overlay, .sheet, .fullScreen, .popover])
    func ownSheet(presentation: QuestionPresentation) async {
        let stage = Stage()
        let user = Visitor {
            Color.clear.questions(on: stage).questionView(for: .alert, in: presentation) { modal in
                ForEach(modal.buttons) { button in Button("\(button.label), I see") { button() } }
            }
        }
        let asking = Task { try? await stage.confirm("Sure?") }
        await user.press("OK, I see")
        await user.until { !$0.isPresenting }
        #expect(await asking.value == true)
    }

    @Test("The app's own view of a prompt edits its fields by bindings, and says why a text was refused")
    func ownFields() async {
        let stage = Stage()
        let user = Visitor {
            Color.clear.questions(on: stage).questionView(for: .prompt, in: .sheet) { modal in
                ForEach(modal.fields) { field in
                    TextField("My \(field.label)", text: field.text)
                    if let problem = field.problem { Text("Oh: \(problem)") }
                }
                ForEach(modal.buttons) { button in Button(button.label) { button() } }
            }
        }
        let asking = Task {
            try? await stage.prompt("Name") { text in
                if text.count < 3 { throw InvalidInput("Too short.") }
                return text
            }
        }
        await user.fill("My Name", "A")
        await user.press("OK")
        await user.sees("Oh: Too short.")
        #expect(user.window.screen.first { $0.label == "My Name" }?.value == "A")
        await user.fill("My Name", "Ada")
        await user.press("OK")
        #expect(await user.result(of: asking, on: stage) == "Ada")
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
        #expect(user.window.buttons.filter { $0.hasSuffix("I see") } == ["Close, I see"])
        await user.press("Close, I see")
        #expect(await user.result(of: asking, on: model.stage) == 2)
    }

    @Test("A question of a view without a stage around it waits, and says so within two seconds, by its line")
    func missing() async {
        let user = Visitor { AskingView() }
        await user.press("Ask")
        // A task of the view asks.
        for _ in 0..<1_000 where user.warnings.isEmpty {
            await Task {}.value
            user.pass(.seconds(2))
        }
        #expect(user.warnings.count == 1)
        #expect(user.warnings.first?.contains("“Sure?” waits, because no view shows its stage. To fix: put") == true)
        #expect(user.warnings.first?.contains("AdoptionTests.swift:") == true)
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
