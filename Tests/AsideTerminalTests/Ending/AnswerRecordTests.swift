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
    }
}
