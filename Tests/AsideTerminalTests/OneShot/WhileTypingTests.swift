import TerminalHarness
import Testing

@Suite("A prompt that checks while the user types, on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct WhileTypingOnTerminalTests {
    @Test("The error appears without Enter, and Enter submits a right text at once")
    func keys() async throws {
        let terminal = try OneShot.started("typing", columns: 40)
        try await terminal.wait(
            untilLast: """
                begin
                  Name
                ▸ [                                   ]
                  -* OK -   ( Cancel )
                  enter submit · esc close · ctrl-c quit
                """)
        terminal.send("a/")
        try await terminal.wait(until: "it says what is wrong") { $0.text.contains("✗ A name has no slash.") }
        terminal.send("\u{7F}")
        try await terminal.wait(until: "the button is free") { $0.text.contains("[* OK") }
        terminal.send("b\r")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(terminal.screen.text == "begin\n✓ Name: ab\nname: ab\nend")
    }

    @Test("In lines, the error appears after the line")
    func lines() async throws {
        let terminal = try OneShot.started("typing", ["--plain"], columns: 40)
        try await terminal.wait(for: "> ")
        terminal.send("a/\n")
        try await terminal.wait(for: "A name has no slash.\r\n> ")
        terminal.send("ab\n")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(terminal.screen.text.hasSuffix("name: ab\nend"))
    }
}
