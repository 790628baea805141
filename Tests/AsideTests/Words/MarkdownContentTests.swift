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
}
