import Aside
import Testing

@testable import AsideUI

@Suite("PresentationStyle")
@MainActor
struct PresentationStyleTests {
    @Test(
        "An alert with many choices is a dialog, unless it is urgent",
        arguments: [
            (1, Severity.info, PresentationStyle.alert), (2, .success, .alert), (3, .info, .dialog),
            (9, .success, .dialog),
            (3, .warning, .alert), (9, .error, .alert),
        ]
    )
    func alerts(choices: Int, severity: Severity, style: PresentationStyle) async {
        let content = await QuestionReader.content { stage in
            _ = try? await stage.alert("?", severity: severity) {
                for index in 0..<choices { Choice("\(index)", index) }
            }
        }
        #expect(PresentationStyle(for: content, on: Platform()) == style)
    }

    @Test(
        "A list is a dialog where it is short and nothing is taken yet",
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

    @Test("A list of which many are taken has a view")
    func many() async {
        let content = await QuestionReader.content { _ = try? await $0.chooseMany("?", from: ["a", "b"]) }
        #expect(PresentationStyle(for: content, on: Platform()) == .sheet([]))
    }

    @Test(
        "A prompt is an alert where its fields fit and the system lets them",
        arguments: [
            (1, true, PresentationStyle.alert), (2, true, .alert), (3, true, .sheet([])), (1, false, .sheet([])),
        ]
    )
    func prompts(fields: Int, isPossible: Bool, style: PresentationStyle) async {
        let content = await QuestionReader.content { stage in
            _ = try? await stage.prompt("?", fields: (0..<fields).map { PromptField("\($0)") }) { _ in }
        }
        #expect(PresentationStyle(for: content, on: Platform(hasFieldsInAlerts: isPossible)) == style)
    }

    @Test(
        "A sheet gets the style that it asks for, or a card where the system has none",
        arguments: [
            (SheetStyle.sheet, true, PresentationStyle.sheet([])),
            (.sheet(detents: [.medium]), true, .sheet([.medium])),
            (.fullScreen, true, .fullScreen), (.fullScreen, false, .sheet([])),
            (.popover, true, .popover), (.popover, false, .sheet([])),
        ]
    )
    func sheets(style: SheetStyle, isPossible: Bool, expected: PresentationStyle) async {
        let content = await QuestionReader.content { _ = try? await $0.sheet(Page("Page"), style: style) }
        let platform = Platform(hasFullScreenCovers: isPossible, hasPopovers: isPossible)
        #expect(PresentationStyle(for: content, on: platform) == expected)
    }

    @Test("Work covers the view beneath")
    func work() async {
        let content = await QuestionReader.content { try? await $0.progress("?") { _ in } }
        #expect(PresentationStyle(for: content, on: Platform()) == .overlay)
    }
}
