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
        "What a system does not have, or what has nothing to point at, is an alert or a card",
        arguments: [
            (PresentationStyle.dialog, true, PresentationStyle.dialog), (.dialog, false, .alert),
            (.popover, true, .popover), (.popover, false, .sheet), (.fullScreen, true, .sheet),
            (.alert, false, .alert), (.overlay, false, .overlay), (.sheet, false, .sheet),
        ]
    )
    func available(style: PresentationStyle, hasAnchor: Bool, expected: PresentationStyle) {
        let least = Platform(hasFullScreenCovers: false, dialogsNeedAnchors: true)
        #expect(style.available(on: least, pointing: hasAnchor) == expected)
        #expect(style.available(on: Platform(), pointing: true) == style)
        #expect(PresentationStyle.dialog.available(on: Platform(), pointing: false) == .dialog)
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
        "A sheet and your own view get the style that they ask for",
        arguments: [
            (SheetStyle.sheet, QuestionPresentation.sheet, PresentationStyle.sheet),
            (.sheet(detents: [.medium]), .overlay, .overlay), (.sheet(sizing: .form), .sheet, .sheet),
            (.fullScreen, .fullScreen, .fullScreen), (.popover, .popover, .popover),
        ]
    )
    func sheets(style: SheetStyle, presentation: QuestionPresentation, expected: PresentationStyle) {
        var content = ModalContent(kind: .sheet, title: "?")
        content.style = style
        #expect(PresentationStyle(for: content, on: Platform()) == (expected == .overlay ? .sheet : expected))
        #expect(PresentationStyle(presentation) == expected)
    }

    @Test("An alert, which shows plain text, says where a link leads")
    func links() {
        let question = Question.alert("Moved", message: "See [the docs](https://a.b)").markdown()
        #expect(question.content.explanation == "See the docs (https://a.b)")
    }

    @Test("A question and a popover name the view that they belong to")
    func anchors() {
        var popover = ModalContent(kind: .sheet, title: "?")
        popover.style = .popover(at: "filter")
        #expect(popover.placeToPointAt == "filter")
        #expect(Question.confirm("Sure?").anchored(to: "trash").content.placeToPointAt == "trash")
    }
}
