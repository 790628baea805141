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
            (Severity.info, 1, 0, "✓"), (.success, 1, 0, "✓"), (.warning, 1, 0, "!"), (.warning, 2, 0, "✓"),
            // Who tries again has not failed yet.
            (.error, 1, 0, "✗"), (.error, 2, 0, "!"), (.error, 2, 1, "✗"),
        ])
    func sign(severity: Severity, choices: Int, place: Int, sign: String) {
        var question = ModalContent(kind: .alert, title: "The disk is full")
        question.severity = severity
        question.choices = (0..<choices).map { .init(id: $0, label: "\($0)", role: $0 == 1 ? .cancel : .normal) }
        let record = AnswerRecord(of: question, place: place, .answered, .english)
        #expect(record.ansi(columns: 40, .plain).first?.contains("\(sign)") == true)
        let saysWarning = severity == .warning && choices == 1
        #expect(record.plain(Words.english.lines).first == (saysWarning ? "Warning: The disk is full" : record.title))
    }

    @Test("The record of a list names the chosen rows, or says that there is none; of many it counts them")
    func many() {
        var question = ModalContent(kind: .choose, title: "Files")
        for (count, answer) in [(0, "none"), (4, "f1, f2, f3, f4"), (1_000, "f1, f2, f3 and 997 more")] {
            let options = (0..<count).map { ListOption("f\($0 + 1)", isSelected: true) }
            question.body = [Outline.Item(.list(options: options, count: 0...count), "Files")]
            #expect(AnswerRecord(of: question, place: nil, .answered, .english).title == "Files: \(answer)")
        }
    }

    @Test(
        "The record of a question that nobody has answered says why, and shows no answer",
        arguments: [
            (.none, .alert, "Go? cancelled"), (.failed, .progress, "Go? failed"),
            (.unanswered, .alert, "Go? no answer"),
            (.expired, .alert, "Go? time ran out"),
            // The time has answered it.
            (.answered, .alert, "Go? time ran out"), (.answered, .choose, "Go? time ran out"),
            (.answered, .prompt, "Go?"),
        ] as [(AnswerRecord.Ending, ModalContent.Kind, String)])
    func unanswered(ending: AnswerRecord.Ending, kind: ModalContent.Kind, title: String) {
        var question = ModalContent(kind: kind, title: "Go?")
        question.choices = ["Go", "Cancel"].enumerated().map { .init(id: $0, label: $1, role: .normal) }
        let record = AnswerRecord(of: question, place: nil, ending, .english)
        #expect(record.title == title)
        #expect(record.ansi(columns: 40, .plain).first?.contains(ending == .answered ? "✓" : "✗") == true)
    }

    @Test("A record that is too long for a line is wrapped between words")
    func wrapped() {
        let question = ModalContent(kind: .choose, title: "Which place did you like best of all of them?")
        let lines = AnswerRecord(of: question, place: nil, .none, .english).ansi(columns: 40, .plain)
        #expect(lines == ["\u{1B}[1m✗\u{1B}[m Which place did you like best of all", "  of them? cancelled"])
    }

    @Test("A field of a form has its label in a record; an empty one leaves nothing, a secret its mark")
    func fields() {
        func field(_ label: String, _ text: String, isSecure: Bool = false, _ format: Outline.FieldFormat? = nil)
            -> Outline.Item
        {
            Outline.Item(.field(text: text, placeholder: "", error: nil, isSecure: isSecure), label, format: format)
        }
        let number = Outline.FieldFormat.number(.whole(in: 1...8, step: 1))
        func record(_ fields: Outline.Item...) -> String {
            var form = ModalContent(kind: .form, title: "Log in")
            form.body = fields
            return AnswerRecord(of: form, place: nil, .answered, .english).title
        }
        #expect(record(field("Name", "ada"), field("Code", "", isSecure: true)) == "Log in: Name: ada")
        #expect(record(field("Name", ""), field("Code", "geheim", isSecure: true)) == "Log in: Code: •••")
        #expect(record(field("Code", "", isSecure: true)) == "Log in")
        #expect(record(field("Who?", "ada"), field("Guests", " 3 ", number)) == "Log in: Who? ada, Guests: 3")
        #expect(record(Outline.Item(.switch(isOn: true), "Stay here")) == "Log in: Stay here")
        #expect(record(field("Note", "one\ntwo", .lines)) == "Log in: Note: one …")
    }
}
