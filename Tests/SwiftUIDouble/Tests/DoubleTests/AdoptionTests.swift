import Aside
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Views that show the questions of a stage with one modifier.
@Suite("questions(on:) in the double", .timeLimit(.minutes(5)))
@MainActor
struct AdoptionTests {
    private let stage = Stage()

    @Test(
        "VoiceOver reads a notice once, where it runs the notice stands four times as long, and its button answers it")
    func notice() async {
        let stage = stage
        let user = Visitor { Color.clear.questions(on: stage) }
        user.window.isVoiceOverRunning = true
        let undoing = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
        await user.sees("Archived")
        #expect(stage.noticeSlowness == 4)
        user.window.isVoiceOverRunning = false
        user.settle()
        #expect(stage.noticeSlowness == 1)
        #expect(user.time.announcements == ["Archived"])
        await user.press("Undo")
        #expect(await undoing.value)
        await user.until { !$0.texts.contains("Archived") }
    }

    @Test("A notice has the app's own view")
    func ownNotice() async {
        let stage = stage
        let user = Visitor {
            Color.clear.questions(on: stage).noticeView { notice in
                Button("Oh, \(notice.content.text)!") { notice.press() }
            }
        }
        let undoing = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
        await user.press("Oh, Archived!")
        #expect(await undoing.value)
    }

    @Test("A view in a screen may have a stage of its own, as in an inspector, and the screen stays usable beside it")
    func ownStage() async {
        let (stage, details) = (stage, Stage())
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

    @Test("A question has the view that was registered last for it; its buttons say whether they are available")
    func ownQuestion() async {
        let stage = stage
        let user = Visitor {
            Color.clear.questions(on: stage)
                .questionView(for: .alert, where: { $0.severity == .error }) { modal in
                    ForEach(modal.buttons) { button in
                        Button("\(button.label), I see") { button() }.disabled(!button.isEnabled)
                    }
                }
                .questionView(for: .alert, in: .sheet) { modal in
                    ForEach(modal.buttons) { button in Button("\(button.label), then") { button() } }
                }
                .questionView(for: .sheet) { _ in Text("A sheet has the view of its screen.") }
        }
        let asking = Task {
            let isSure = try? await stage.confirm("Sure?")
            let page = try? await stage.sheet(Page("Bare") { page in Action("Done") { page.publish("done") } })
            let broken = try? await stage.alert("Broken", severity: .error) {
                Choice("Retry", unavailable: "No network.", 1)
                Choice("Close", role: .cancel, 2)
            }
            return "\(isSure ?? false) \(page ?? "") \(broken ?? 0)"
        }
        await user.press("OK, then")
        await user.press("Done")
        await user.until { $0.buttons == ["Close, I see"] }
        await user.press("Close, I see")
        #expect(await user.result(of: asking, on: stage) == "true done 2")
    }

    @Test("The app's own view of a prompt edits its fields by bindings, and says why a text was refused")
    func ownFields() async {
        let stage = stage
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

    @Test("A question of a view or a flow whose stage no view shows waits, and says so within two seconds, by its line")
    func unseen() async {
        let stage = stage
        let user = Visitor { AskingView().flow(on: stage) { await stage.alert("Hello") } }
        await user.press("Ask")
        // Tasks of the view ask.
        while user.time.warnings.count < 2, !Task.isCancelled {
            await Task {}.value
            user.pass(.seconds(2))
        }
        for title in ["Hello", "Sure?"] {
            let said = "“\(title)” waits, because no view shows its stage. To fix: put"
            #expect(user.time.warnings.first { $0.contains(said) }?.contains("AdoptionTests.swift:") == true)
        }
        #expect(user.time.warnings.count == 2)
        user.window.close()
    }

    @Test("What a view hands on to a place of its own are the app's values, and not the sizes and traits")
    func surroundings() async {
        let surroundings = Surroundings()
        var values = EnvironmentValues()
        (values.timeZone, values.dynamicTypeSize) = (.wall, 7)
        surroundings.environment = values
        let user = Visitor { ZoneView().modifier(SurroundingsModifier(surroundings: surroundings)) }
        await user.sees("\(TimeZone.wall.identifier) \(EnvironmentValues().dynamicTypeSize)")
    }
}

private struct ZoneView: View {
    @Environment(\.timeZone) private var timeZone
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(timeZone.identifier) \(size)") }
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
