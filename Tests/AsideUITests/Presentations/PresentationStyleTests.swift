import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("PresentationStyle")
@MainActor
struct PresentationStyleTests {
    @Test(
        "An alert with many choices is a dialog, unless it is urgent",
        arguments: [
            (1, Severity.info, PresentationStyle.alert), (2, .success, .alert), (3, .info, .dialog),
            (9, .success, .dialog), (3, .warning, .alert), (9, .error, .alert),
        ]
    )
    func alerts(choices: Int, severity: Severity, style: PresentationStyle) async {
        let content = await content(choices: choices, severity, hasCancel: true)
        #expect(PresentationStyle(for: content, on: Platform()) == style)
    }

    @Test(
        "4.4: an alert that is not dismissible does not become a dialog, to which the system would add a Cancel button",
        arguments: [(true, true, PresentationStyle.dialog), (false, true, .alert), (true, false, .alert)]
    )
    func dismissals(hasCancel: Bool, isDismissible: Bool, style: PresentationStyle) async {
        var content = await content(choices: 3, .info, hasCancel: hasCancel)
        content.isDismissible = isDismissible
        #expect(PresentationStyle(for: content, on: Platform()) == style)
    }

    @Test("4.4: a list that is not dismissible does not become a dialog")
    func lockedList() async {
        var content = await QuestionReader.content { _ = try? await $0.choose("?", from: 0..<3) }
        #expect(PresentationStyle(for: content, on: Platform()) == .dialog)
        content.isDismissible = false
        #expect(PresentationStyle(for: content, on: Platform()) == .sheet([]))
    }

    private func content(choices: Int, _ severity: Severity, hasCancel: Bool) async -> ModalContent {
        await QuestionReader.content { stage in
            _ = try? await stage.alert("?", severity: severity) {
                for index in 1..<choices { Choice("\(index)", index) }
                Choice("last", role: hasCancel ? .cancel : .normal, 0)
            }
        }
    }

    @Test(
        "A list is a dialog if it is short and no row is selected",
        arguments: [
            (0, false, PresentationStyle.sheet([])), (1, false, .dialog), (6, false, .dialog), (7, false, .sheet([])),
            (3, true, .sheet([])),
        ]
    )
    func lists(rows: Int, isTaken: Bool, style: PresentationStyle) async {
        let content = await QuestionReader.content { stage in
            _ = try? await stage.choose("?", from: 0..<rows, initial: isTaken ? 0 : nil)
        }
        #expect(PresentationStyle(for: content, on: Platform()) == style)
    }

    @Test("A list of many has its own view")
    func many() async {
        let content = await QuestionReader.content { _ = try? await $0.chooseMany("?", from: ["a", "b"]) }
        #expect(PresentationStyle(for: content, on: Platform()) == .sheet([]))
    }

    @Test(
        "A prompt for a line of text is an alert if the system allows it; other inputs and forms have a view",
        arguments: [true, false])
    func prompts(isPossible: Bool) async {
        let platform = Platform(hasFieldsInAlerts: isPossible)
        let text = await QuestionReader.content { _ = try? await $0.prompt("?") }
        #expect(PresentationStyle(for: text, on: platform) == (isPossible ? .alert : .sheet([])))
        for question in [
            Question<Int>.prompt("?", .number()).content, Question<Bool>.prompt("?", .toggle()).content,
            Question<String>.prompt("?", .choice(from: ["a"])).content, Question<String>.prompt("?", .lines()).content,
            Question<[String]>.form("?", [""]) { Field("a", \.[0]) }.content,
        ] {
            #expect(PresentationStyle(for: question, on: platform) == .sheet([]))
        }
    }

    @Test("A prompt with suggestions is a form, because an alert has no room for them")
    func suggestions() async {
        let offering = await QuestionReader.content { _ = try? await $0.prompt("?", .text().suggesting(["a"])) }
        #expect(PresentationStyle(for: offering, on: Platform()) == .sheet([]))
        let searching = await QuestionReader.content { _ = try? await $0.prompt("?", .text().suggesting { _ in [] }) }
        #expect(PresentationStyle(for: searching, on: Platform()) == .sheet([]))
        let recalling = await QuestionReader.content { _ = try? await $0.prompt("?", .text().history(["a"])) }
        #expect(PresentationStyle(for: recalling, on: Platform()) == .alert)
    }

    @Test(
        "A sheet gets the style that it asks for, or a card if the system does not have that style",
        arguments: [
            (SheetStyle.sheet, true, PresentationStyle.sheet([])),
            (.sheet(detents: [.medium]), true, .sheet([.medium])), (.sheet(sizing: .form), true, .sheet([])),
            (.fullScreen, true, .fullScreen), (.fullScreen, false, .sheet([])), (.popover, true, .popover),
            (.popover, false, .sheet([])),
        ]
    )
    func sheets(style: SheetStyle, isPossible: Bool, expected: PresentationStyle) async {
        let content = await QuestionReader.content { _ = try? await $0.sheet(Page("Page"), style: style) }
        let platform = Platform(hasFullScreenCovers: isPossible, hasPopovers: isPossible)
        #expect(PresentationStyle(for: content, on: platform) == expected)
    }

    @Test("A question and a popover name the view that they belong to")
    func anchors() async {
        let popover = await QuestionReader.content {
            _ = try? await $0.sheet(Page("Page"), style: .popover(at: "filter"))
        }
        #expect(popover.placeToPointAt == "filter")
        let dialog = await QuestionReader.content { _ = try? await $0.ask(.confirm("Sure?").anchored(to: "trash")) }
        #expect(dialog.placeToPointAt == "trash")
        #expect(dialog.choices.map(\.label) == ["OK", "Cancel"])
    }

    @Test("Progress covers the view beneath")
    func work() async {
        let content = await QuestionReader.content { try? await $0.progress("?") { _ in } }
        #expect(PresentationStyle(for: content, on: Platform()) == .overlay)
    }
}
