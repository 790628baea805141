import Aside
import AsideText
import Testing

@testable import AsideTerminal

@MainActor
@Suite("AnswerRecord")
struct AnswerRecordTests {
    @Test(
        "An acknowledged warning keeps its own sign, because nobody has approved it; an answered one is a decision",
        arguments: [
            (Severity.info, 1, "✓"), (.success, 1, "✓"), (.warning, 1, "!"), (.warning, 2, "✓"), (.error, 1, "✗"),
        ])
    func sign(severity: Severity, choices: Int, sign: String) {
        var question = ModalContent(kind: .alert, title: "The disk is full")
        question.severity = severity
        question.choices = (0..<choices).map { .init(id: $0, label: "\($0)", role: .normal) }
        let record = AnswerRecord(of: question, place: 0, .answered, .english)
        #expect(record.ansi(columns: 40, .plain).first?.contains("\(sign)") == true)
        #expect(record.plain(.english).first == (sign == "!" ? "Warning: The disk is full" : record.title))
    }

    @Test("An empty field leaves nothing in a record, a secret its mark, and a number no spaces")
    func fields() {
        func field(_ text: String, isSecure: Bool = false, _ format: Outline.FieldFormat? = nil) -> Outline.Item {
            Outline.Item(.field(text: text, placeholder: "", error: nil, isSecure: isSecure), "", format: format)
        }
        let number = Outline.FieldFormat.number(.whole(in: 1...8, step: 1))
        func record(_ fields: Outline.Item...) -> String {
            var form = ModalContent(kind: .form, title: "Log in")
            form.body = fields
            return AnswerRecord(of: form, place: nil, .answered, .english).title
        }
        #expect(record(field("ada"), field("", isSecure: true)) == "Log in: ada")
        #expect(record(field(""), field("geheim", isSecure: true)) == "Log in: •••")
        #expect(record(field("", isSecure: true)) == "Log in")
        #expect(record(field("ada"), field(""), field(" 3 ", number), field(" x")) == "Log in: ada, 3,  x")
    }
}
