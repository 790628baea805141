import Aside
import Testing

@testable import AsideUI

@Suite("QuestionTable")
@MainActor
struct QuestionTableTests {
    @Test("A question has the view that was registered last for it")
    func last() {
        var table = QuestionTable<String>()
        table.register(.alert, where: { _ in true }, in: .overlay, make: { _ in "any alert" })
        table.register(.alert, where: { $0.severity == .error }, in: .sheet, make: { _ in "error" })
        #expect(table.presentation(of: ModalContent(kind: .alert, title: "?")) == .overlay)
        #expect(table.presentation(of: ModalContent(kind: .alert, title: "?", severity: .error)) == .sheet)
        #expect(table.presentation(of: ModalContent(kind: .prompt, title: "?")) == nil)
    }

    @Test("A sheet shows a screen, which has its own view")
    func sheets() {
        var table = QuestionTable<String>()
        table.register(.sheet, where: { _ in true }, in: .overlay, make: { _ in "sheet" })
        #expect(table.presentation(of: ModalContent(kind: .sheet, title: "?")) == nil)
    }

    @Test(
        "A custom view is shown with the presentation that it asks for, or as a card if the system cannot do that",
        arguments: [
            (QuestionPresentation.overlay, PresentationStyle.overlay, PresentationStyle.overlay),
            (.sheet, .sheet, .sheet), (.fullScreen, .fullScreen, .sheet), (.popover, .popover, .sheet),
        ]
    )
    func styles(presentation: QuestionPresentation, best: PresentationStyle, least: PresentationStyle) {
        #expect(PresentationStyle(presentation, on: Platform()) == best)
        let platform = Platform(hasFullScreenCovers: false, hasPopovers: false)
        #expect(PresentationStyle(presentation, on: platform) == least)
    }
}
