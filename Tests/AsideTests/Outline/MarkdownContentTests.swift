import AsideTesting
import Foundation
import Testing

@testable import Aside

@MainActor
@Suite("Markdown in screens and questions")
struct MarkdownContentTests {
    private let help = PlainScreen {
        Paragraph(markdown: "See **Trash** or [the docs](https://a.b)")
        Paragraph("*_final_*")
    }

    @Test("A paragraph is named by its text without signs, and only Paragraph(markdown:) reads Markdown")
    func paragraph() throws {
        let items = help.outline.items
        #expect(items.map(\.label) == ["See Trash or the docs", "*_final_*"])
        #expect(items[0].markup == Markup(markdown: "See **Trash** or [the docs](https://a.b)"))
        #expect(items[1].markup == nil)
        #expect(items[0].id == Outline([Outline.Item(.paragraph, "See Trash or the docs")]).items[0].id)
    }

    @Test("Markdown is read once in the message of a question, and never in its title and buttons")
    func question() {
        let question = Question("**Title**", message: "In **Trash**") { Choice("*OK*", 1) }
        #expect(question.content.message == "In **Trash**")
        let read = question.markdown()
        #expect(read.content.title == "**Title**")
        #expect(read.content.message == "In Trash")
        #expect(read.content.messageMarkup == Markup(markdown: "In **Trash**"))
        #expect(read.content.choices.map(\.label) == ["*OK*"])
        #expect(Question.alert("A", message: "\\*a\\*").markdown().markdown().content.message == "*a*")
        #expect(Question.alert("A").markdown().content == Question.alert("A").content)
    }

    @Test("A test sees the plain text of a question, and answers it like any other question")
    func asked() async throws {
        let ui = TestPresenter()
        let stage = ui.stage
        let isSure = try await ui.run {
            try await stage.ask(
                .confirm("Sure?", message: "See [the docs](https://a.b)", action: "Go").markdown())
        } steps: {
            let alert = try await ui.alert("Sure?")
            #expect(alert.content.message == "See the docs")
            #expect(ui.text.contains("See the docs (https://a.b)"))
            try alert.press("Go")
        }
        #expect(isSure)
    }

    @Test("Data stored by a version without Markdown can be decoded")
    func stored() throws {
        let outline = help.outline
        let data = try JSONEncoder().encode(outline)
        #expect(try JSONDecoder().decode(Outline.self, from: data) == outline)
        let content = Question.alert("Moved", message: "In **Trash**").markdown().content
        let stored = try JSONEncoder().encode(content)
        #expect(try JSONDecoder().decode(ModalContent.self, from: stored) == content)

        let old = Outline([Outline.Item(.paragraph, "Old")])
        let oldContent = Question.alert("Moved", message: "Old").content
        let text = String(decoding: try JSONEncoder().encode(old) + JSONEncoder().encode(oldContent), as: UTF8.self)
        #expect(!text.contains("arkup"))
        #expect(try JSONDecoder().decode(Outline.self, from: JSONEncoder().encode(old)) == old)
        #expect(try JSONDecoder().decode(ModalContent.self, from: JSONEncoder().encode(oldContent)) == oldContent)
    }
}
