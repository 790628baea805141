import TerminalHarness
import Testing

@Suite("Markdown on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct MarkdownTests {
    @Test("A question shows its message with links, and its record contains the addresses")
    func inline() async throws {
        let terminal = try OneShot.started("markdown")
        try await terminal.wait(
            untilLast: """
                begin
                  **Moved**

                  It is in Trash.
                  See rm in the docs.

                ▸ ( OK↵)

                  enter press  ·  esc close  ·  ctrl-c quit  ·  f1 keys
                """)
        #expect(terminal.screen.links == ["the docs": "https://example.com"])
        #expect(terminal.screen.link == nil)
        terminal.send("\r")
        try await terminal.wait(until: "it asks") {
            $0.text.contains("See rm in the docs (https://example.com).\nnext\n  Go on?")
                && $0.text.contains("https://example.com/a.")
        }
        #expect(terminal.screen.links["https://example.com/a"] == "https://example.com/a")
        terminal.send("\r")
        #expect(
            try await terminal.textAtEnd().hasSuffix(
                "✓ Go on? Go on\n  Or read https://example.com/a.\nsure: true\nend"))
        #expect(terminal.screen.link == nil)
    }

    @Test("A link at the end of the screen is closed when the terminal is restored")
    func last() async throws {
        let terminal = try OneShot.started("linked", columns: 20, rows: 8)
        try await terminal.wait(
            untilLast: """
                  Linked
                ────────────────────
                  Go a long way
                  over lines
                """)
        #expect(
            terminal.screen.links == ["a long way": "https://example.com/end", "over lines": "https://example.com/end"])
        terminal.send("\u{3}")
        #expect(try await terminal.waitForEnd() == .status(130))
        #expect(terminal.screen.link == nil)
        #expect(terminal.hasWritten("\u{1B}]8;;\u{1B}\\\u{1B}[m"))
        #expect(terminal.screen.text.hasSuffix("cancelled\ninterrupted"))
    }
}
