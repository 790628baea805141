import TerminalHarness
import Testing

@Suite("LinePresenter")
struct LinePresenterTests {
    @Test("Line mode asks a whole flow on a dumb terminal without an escape sequence")
    func flow() async throws {
        let terminal = try PseudoTerminal(rows: 60)
        let before = try terminal.attributes
        try terminal.start(Fixture.path, ["--lines"], environment: ["TERM": "dumb"])
        try await terminal.send("Grace\n", after: "to stop\r\n> ")
        try await terminal.wait(for: "Password\r\n> ")
        #expect(try terminal.attributes != before)
        terminal.send("geheim\n")
        try await terminal.wait(for: "City\r\n> ")
        #expect(try terminal.attributes == before)
        terminal.send("Bern\n")
        try await terminal.wait(for: "2) two\r\n")
        try await terminal.send("2\n", after: "> ")
        try await terminal.send("1\n", after: "1) OK\r\n> ")
        #expect(try await terminal.waitForEnd() == .status(0))
        let parts = terminal.screen.text.split(separator: "\n\n")
        #expect(parts.count == 6)
        #expect(parts[3].hasPrefix("Working\n  0 %"))
        #expect(parts[3].split(separator: "\n").count <= 12)
        #expect(!terminal.output.dropLast(6).contains(0x1B))
        #expect(
            (parts[..<3] + parts[4...]).joined(separator: "\n\n") == """
                Log in
                Two
                lines
                Name
                  for example: Ada
                  type /cancel to stop
                > Grace

                Password
                >

                City
                > Bern

                Which?
                  1) one
                  2) two
                  3) Cancel
                > 2

                Grace/geheim/Bern
                  1) OK
                > 1
                end
                """)
    }

    @Test("The end of the input ends the flow at each question", arguments: 0..<4)
    func endOfInput(after count: Int) async throws {
        let answers = ["Grace", "geheim", "Bern", "2"].prefix(count).map { $0 + "\n" }.joined()
        let terminal = try PseudoTerminal(rows: 60)
        try terminal.start(inShell: #"printf "$1" | "$0" --lines"#, answers)
        #expect(
            try await terminal.textAtEnd(1).hasSuffix(">\ncancelled: true")
                || terminal.screen.text.hasSuffix("\n\ncancelled: true"))
        #expect(!terminal.screen.text.contains("> geheim"))
        #expect(!terminal.output.dropLast(6).contains(0x1B))
    }

    @Test("After a refused text, line mode says why and asks for everything again")
    func refused() async throws {
        let terminal = try PseudoTerminal(rows: 60)
        try terminal.start(Fixture.path, ["--lines"])
        try await terminal.send("a\nb\nc\n", after: "> ")
        try await terminal.wait(for: "Name: It is too short")
        try await terminal.send("a\nlong enough\nc\n", after: "> ")
        try await terminal.wait(for: "Which?")
    }

    @Test("All words of line mode can be replaced")
    func words() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(Fixture.path, ["--lines", "--german"])
        try await terminal.send("a\nlong enough\nc\n", after: "/abbrechen")
        try await terminal.send("{last}\n", after: "3) Cancel\r\n> ")
        try await terminal.wait(for: "1 bis 3, nicht {last}!")
    }
}
