import Aside
import Observation
import SwiftUI
import Testing

@testable import AsideUI

/// Return and Esc, and the focused field.
@Suite("Keys in the double", .timeLimit(.minutes(1)))
@MainActor
struct KeyTests {
    private let stage = Stage()

    @Test("Return presses the preferred button of an alert, and Esc its cancel button", arguments: [true, false])
    func alert(isReturn: Bool) async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.alert("Delete?", severity: .warning) {
                Choice("Delete", role: .destructive, "deleted")
                Choice("Archive", role: .preferred, "archived")
                Choice("Keep", role: .cancel, "kept")
            }
        }
        await user.sees("Delete?")
        if isReturn { user.window.pressReturn() } else { user.window.pressEscape() }
        #expect(await user.result(of: flow, on: stage) == (isReturn ? "archived" : "kept"))
    }

    @Test("Return never deletes; Esc cancels a destructive question, and on a phone so does Return")
    func destructive() async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.confirm("Delete?", action: "Delete", role: .destructive) }
        await user.sees("Delete?")
        user.window.pressReturn()
        if !user.window.isPhone {
            user.settle()
            #expect(user.window.presented == ["alert"])
            user.window.pressEscape()
        }
        #expect(await user.result(of: flow, on: stage) == false)
    }

    /// What is asked over a field of the app.
    enum OverField: CaseIterable { case alert, prompt, form }

    @Test(
        "A question over a field of the app leaves the field the focus; the keyboard belongs to the question meanwhile",
        arguments: OverField.allCases)
    func appField(question: OverField) async {
        let stage = stage
        let user = Visitor { DraftView().questions(on: stage) }
        await user.fill("Draft", "Dear")
        let flow = Task {
            switch question {
            case .alert: _ = try? await stage.confirm("Name")
            case .prompt: _ = try? await stage.prompt("Name")
            case .form: _ = try? await stage.prompt("Name", .text().suggesting(["Ada"]))
            }
        }
        await user.sees("Name")
        if question == .form { await user.until { $0.focusedField == "Name" } }
        await user.press("OK")
        await user.until { _ in stage.modals.isEmpty }
        await flow.value
        #expect(user.window.focusedField == "Draft")
    }

    @Test("In a text of several lines Return makes a new line, and presses no button")
    func lines() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.prompt("Text", .lines())
        }
        await user.until { $0.focusedField == "Text" }
        await user.fill("Text", "One")
        user.window.pressReturn()
        user.settle()
        #expect(user.window.screen.first { $0.kind == .field }?.value == "One\n")
        await user.press("OK")
        #expect(await user.result(of: flow, on: stage) == "One\n")
    }

    @Test("Return leads to the next empty field, and from the last one presses the action with this key")
    func screen() async {
        let user = Visitor(of: stage)
        let screen = SeatScreen()
        let flow = Task { try? await stage.show(screen).value() }
        await user.until { $0.fields == ["Name", "Seat"] }
        #expect(user.window.focusedField == nil)
        await user.fill("Name", "Ada")
        user.window.pressReturn()
        user.settle()
        #expect(user.window.focusedField == "Seat")
        #expect(screen.presses == 0)
        await user.fill("Seat", "7")
        user.window.pressReturn()
        #expect(await flow.value == "Ada 7")
    }

    @Test("A screen in a sheet has the focus in its first field, and Esc closes the sheet")
    func sheet() async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.outcome(of: { try await stage.sheet(SeatScreen()) }) }
        await user.until { $0.focusedField == "Name" }
        user.window.pressEscape()
        #expect(await user.result(of: flow, on: stage) == .dismissed)
    }

    @Test("Esc leaves a form as its cancel button does")
    func escape() async {
        let user = Visitor(of: stage)
        let form = Task {
            try? await stage.outcome(of: {
                try await stage.form("Who?", ["", "", ""] as [String]) {
                    for place in 0..<3 { Field("\(place + 1)", \.[place]) }
                }
            })
        }
        await user.until { $0.focusedField == "1" }
        user.window.pressEscape()
        #expect(await user.result(of: form, on: stage) == .dismissed)
    }
}

@MainActor
@Observable
private final class SeatScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Seat"
    var name = ""
    var seat = ""
    @ObservationIgnored var presses = 0

    var content: Content {
        Field("Code", \.seat, isEnabled: false)
        Field("Name", \.name)
        Field("Seat", \.seat)
        Action("Book", shortcut: .enter) {
            self.presses += 1
            self.publish("\(self.name) \(self.seat)")
        }
    }
}

private struct DraftView: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Draft", text: $text).focused($isFocused, equals: true)
    }
}
