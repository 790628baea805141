import Aside
import Testing

@testable import AsideUI

@Suite("PresentationStyle")
@MainActor
struct PresentationStyleTests {
    private func style<Answer>(
        _ question: Question<Answer>, on platform: Platform = Platform()
    ) -> PresentationStyle {
        PresentationStyle(for: question.content, on: platform)
    }

    private func alert(choices: Int, hasCancel: Bool = true) -> Question<Int> {
        Question("?") {
            for index in 1..<choices { Choice("\(index)", index) }
            Choice("last", role: hasCancel ? .cancel : .normal, 0)
        }
    }

    @Test(
        "An alert with many choices is a dialog, unless it is urgent",
        arguments: [
            (1, Severity.info, PresentationStyle.alert), (2, .success, .alert), (3, .info, .dialog),
            (9, .success, .dialog), (3, .warning, .alert), (9, .error, .alert),
        ]
    )
    func alerts(choices: Int, severity: Severity, expected: PresentationStyle) {
        #expect(style(alert(choices: choices).severity(severity)) == expected)
    }

    @Test("What is not dismissible does not become a dialog, to which the system would add a Cancel button")
    func dismissals() {
        #expect(style(alert(choices: 3, hasCancel: false)) == .alert)
        #expect(style(alert(choices: 3).undismissible()) == .alert)
        #expect(style(.choose("?", from: 0..<3).undismissible()) == .sheet)
    }

    @Test("A choice that is unavailable needs a sheet, because an alert cannot say why")
    func unavailable() {
        let question = Question<Bool>("?") {
            Choice("Send", unavailable: "Nothing is packed.", true)
            Choice("Keep", role: .cancel, false)
        }
        #expect(style(question) == .sheet)
        #expect(question.content.reasons == ["Send: Nothing is packed."])
    }

    @Test(
        "A dialog without anything to point at is an alert where dialogs point, and a popover is a sheet",
        arguments: [
            (PresentationStyle.dialog, true, PresentationStyle.dialog), (.dialog, false, .alert),
            (.popover, true, .popover), (.popover, false, .sheet), (.alert, false, .alert), (.overlay, false, .overlay),
        ]
    )
    func pointing(style: PresentationStyle, hasAnchor: Bool, expected: PresentationStyle) {
        #expect(style.pointing(hasAnchor, on: Platform(dialogsNeedAnchors: true)) == expected)
        #expect(PresentationStyle.dialog.pointing(false, on: Platform()) == .dialog)
        #expect(PresentationStyle.dialog.pointing(hasAnchor, on: Platform(hasDialogs: false)) == .alert)
    }

    @Test(
        "A list is a dialog if it is short and no row is selected",
        arguments: [
            (0, false, PresentationStyle.sheet), (1, false, .dialog), (6, false, .dialog), (7, false, .sheet),
            (3, true, .sheet),
        ]
    )
    func lists(rows: Int, isTaken: Bool, expected: PresentationStyle) {
        #expect(style(.choose("?", from: 0..<rows, initial: isTaken ? 0 : nil)) == expected)
    }

    @Test("A prompt for a line of text is an alert if the system allows it; what an alert has no room for has a view")
    func prompts() {
        #expect(style(.prompt("?")) == .alert)
        #expect(style(.prompt("?"), on: Platform(hasFieldsInAlerts: false)) == .sheet)
        #expect(style(.prompt("?", .text().history(["a"]))) == .alert)
        let others = [
            style(Question<Int>.prompt("?", .number())), style(Question<Bool>.prompt("?", .toggle())),
            style(Question<String>.prompt("?", .choice(from: ["a"]))), style(.prompt("?", .lines())),
            style(.prompt("?", .text().suggesting(["a"]))), style(.prompt("?", .text().suggesting { _ in [] })),
            style(.chooseMany("?", from: ["a", "b"])), style(.form("?", [""] as [String]) { Field("a", \.[0]) }),
        ]
        #expect(others.allSatisfy { $0 == .sheet }, "\(others)")
    }

    @Test(
        "A sheet gets the style that it asks for, or a card if the system does not have that style",
        arguments: [
            (SheetStyle.sheet, true, PresentationStyle.sheet),
            (.sheet(detents: [.medium]), true, .sheet), (.sheet(sizing: .form), true, .sheet),
            (.fullScreen, true, .fullScreen), (.fullScreen, false, .sheet), (.popover, true, .popover),
            (.popover, false, .sheet),
        ]
    )
    func sheets(style: SheetStyle, isPossible: Bool, expected: PresentationStyle) {
        var content = ModalContent(kind: .sheet, title: "?")
        content.style = style
        let platform = Platform(hasFullScreenCovers: isPossible, hasPopovers: isPossible)
        #expect(PresentationStyle(for: content, on: platform) == expected)
    }

    @Test("A question and a popover name the view that they belong to")
    func anchors() {
        var popover = ModalContent(kind: .sheet, title: "?")
        popover.style = .popover(at: "filter")
        #expect(popover.placeToPointAt == "filter")
        #expect(Question.confirm("Sure?").anchored(to: "trash").content.placeToPointAt == "trash")
    }
}
