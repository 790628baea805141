import TerminalHarness
import Testing

@Suite("A prompt for a text of several lines on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct TextAreaTests {
    @Test("In a text area, Enter makes a new line, a paste keeps its lines, Ctrl-D submits, and the record is one line")
    func keys() async throws {
        let terminal = try OneShot.started("note", columns: 40)
        try await terminal.wait(until: "it asks") { $0.text.contains("▸ [(Anything)") }
        terminal.send("one\r\u{1B}[200~two\rthree\u{1B}[201~")
        try await terminal.wait(
            untilLast: """
                begin
                  Note
                ▸ [one                                ]
                  [two                                ]
                  [three                              ]
                  [* OK ]   ( Cancel )
                  enter new line · ctrl-d submit
                """)
        terminal.send("\u{1B}[A!\u{4}")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Note: one …
                note: one|two!|three
                end
                """)
    }

    @Test("Ctrl-C in the middle of a text ends the question")
    func interrupted() async throws {
        let terminal = try OneShot.started("note", columns: 40)
        try await terminal.wait(until: "it asks") { $0.text.contains("OK") }
        terminal.send("one\rtwo\u{3}")
        #expect(try await terminal.textAtEnd(130).contains("✗ Note: cancelled"))
    }

    @Test("In lines, a text area accepts lines, including empty ones, up to a dot")
    func lines() async throws {
        let terminal = try OneShot.started("note", ["--plain"], columns: 60)
        try await terminal.wait(for: "> ")
        for (line, echo) in [("one", "one\r\n> "), ("", "\r\n> "), ("漢字", "漢字\r\n> ")] {
            terminal.send(line + "\n")
            try await terminal.wait(for: echo)
        }
        terminal.send(".\n")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                Note
                  such as Anything
                  any number of lines, then . on a line of its own
                  /cancel to cancel
                > one
                >
                > 漢字
                > .
                note: one||漢字
                end
                """)
    }

    @Test(
        "In lines, an empty first line keeps the text, and the question can be cancelled in the middle",
        arguments: [("\n", "note: "), (".\n", "note: "), ("one\n/cancel\n", "cancelled")])
    func shortAnswers(_ answer: String, _ end: String) async throws {
        let terminal = try OneShot.started("note", ["--plain"], columns: 60)
        try await terminal.wait(for: "> ")
        terminal.send(answer)
        _ = try await terminal.waitForEnd()
        #expect(terminal.screen.text.contains(end.trimmingBlanks))
    }

    @Test("A pipe that ends before the dot ends the question, and so does an endless one", .timeLimit(.minutes(2)))
    func pipes() async throws {
        let short = try OneShot.started(inShell: #"printf 'one\ntwo\n' | "$0" --ask note --plain"#)
        #expect(try await short.waitForEnd() == .status(1))
        #expect(short.screen.text.hasSuffix("cancelled"))
        let endless = try OneShot.started(inShell: #"yes | "$0" --ask note --plain | tail -n 3"#)
        _ = try await endless.waitForEnd()
        #expect(endless.screen.text.contains("That is too long."))
    }
}

extension String {
    fileprivate var trimmingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
