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
            (.sheet, .sheet([]), .sheet([])), (.fullScreen, .fullScreen, .sheet([])), (.popover, .popover, .sheet([])),
        ]
    )
    func styles(presentation: QuestionPresentation, best: PresentationStyle, least: PresentationStyle) {
        #expect(PresentationStyle(presentation, on: Platform()) == best)
        let platform = Platform(hasFullScreenCovers: false, hasPopovers: false)
        #expect(PresentationStyle(presentation, on: platform) == least)
    }

    @Test("A question with a custom view is presented as that view asks for, and finds the view")
    func presented() async throws {
        let stage = Stage()
        let presenter = StagePresenter(platform: Platform(), surroundings: .still)
        var table = QuestionTable<String>()
        table.register(.alert, where: { _ in true }, in: .overlay, make: { $0.content.title })
        presenter.use { [table] in table.presentation(of: $0) }
        stage.attach(presenter)
        let question = Task { try? await stage.confirm("Sure?") }
        await Waiting.on(stage) { !stage.modals.isEmpty }
        let cover = try #require(presenter.placement.cover(of: .stack))
        let modal = try #require(presenter.modal(cover))
        #expect(table.drawing(of: modal) == "Sure?")
        try modal.press("OK")
        #expect(await question.value == true)
    }
}
