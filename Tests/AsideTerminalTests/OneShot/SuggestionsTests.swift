import TerminalHarness
import Testing

@Suite("A prompt with suggestions on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct SuggestionsOnTerminalTests {
    @Test("Typed-ahead keys take the suggestion that they were meant for")
    func typedAhead() async throws {
        let terminal = try OneShot.started("suggestions", columns: 60)
        terminal.send("o\u{1B}[B\r\r")
        #expect(try await terminal.textAtEnd().hasSuffix("✓ City: Oslo\ncity: Oslo\nend"))
    }

    @Test("Results of a search appear in the room that was kept for them")
    func search() async throws {
        let terminal = try OneShot.started("suggesting", columns: 60)
        try await terminal.wait(until: "it asks") { $0.text.contains("    1\n    2\n") }
        terminal.send("Os")
        try await terminal.wait(
            untilLast: """
                begin
                  City
                ▸ [Os                                        ]
                   Os 1
                   Os 2



                  [* OK↵]   ( Cancel )
                  enter submit · ↓ suggestions · esc close · ctrl-c quit
                """)
        terminal.send("\u{1B}[B\u{1B}[B\r\r")
        #expect(try await terminal.textAtEnd() == "begin\n✓ City: Os 2\ncity: Os 2\nend")
    }

    @Test("Up recalls earlier entries, and down returns to what had been typed")
    func history() async throws {
        let terminal = try OneShot.started("history", columns: 60)
        try await terminal.wait(until: "it asks") { $0.text.contains("[  ") }
        terminal.send("x\u{1B}[A\u{1B}[A")
        try await terminal.wait(until: "the oldest") { $0.text.contains("[build ") }
        terminal.send("\u{1B}[B\u{1B}[B\r")
        #expect(try await terminal.textAtEnd() == "begin\n✓ Command: x\ncommand: x\nend")
    }

    @Test(
        "In lines, suggestions have numbers, and any other text is taken literally",
        arguments: [("2", "Berlin"), ("Rome", "Rome"), ("4", "4"), ("0", "0"), (" 3 ", "Oslo")])
    func lines(_ line: String, _ city: String) async throws {
        let terminal = try OneShot.started("suggestions", ["--plain"])
        try await terminal.send("\(line)\n", after: "> ")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                City
                  1) Bern
                  2) Berlin
                  3) Oslo
                  a number, or any other text
                  /cancel to cancel
                > \(line.last == " " ? String(line.dropLast()) : line)
                city: \(city)
                end
                """)
    }

    @Test("In lines, each field lists at most nine suggestions, which match its text")
    func fieldsInLines() async throws {
        let terminal = try OneShot.started("trip", ["--plain"], rows: 40)
        try await terminal.send("3\n", after: "> ")
        try await terminal.wait(for: "To\r\n")
        try await terminal.send("9\n", after: "> ")
        let text = try await terminal.textAtEnd()
        #expect(
            text.hasPrefix(
                """
                begin
                Trip
                From
                  1) Place 1
                  2) Place 10
                  3) Place 11
                  4) Place 12
                  or nothing for Place 1
                  a number, or any other text
                  /cancel to cancel
                > 3

                To
                  1) Place 1
                """))
        #expect(
            text.hasSuffix("  9) Place 9\n  a number, or any other text\n> 9\ntrip: Place 11 to Place 9\nend"))
    }

    @Test("In lines, a prompt with a search lists no suggestions")
    func searchInLines() async throws {
        let terminal = try OneShot.started("suggesting", ["--plain"])
        try await terminal.send("1\n", after: "> ")
        #expect(try await terminal.textAtEnd() == "begin\nCity\n  /cancel to cancel\n> 1\ncity: 1\nend")
    }
}
