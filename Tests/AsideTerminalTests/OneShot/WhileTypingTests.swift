import TerminalHarness
import Testing

@Suite("A prompt that checks while the user types, on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct WhileTypingOnTerminalTests {
    @Test("The error appears without Enter, and Enter submits a right text at once")
    func keys() async throws {
        let terminal = try OneShot.started("typing", columns: 40)
        try await terminal.wait(until: "it asks") { $0.text.contains("-* OK -") }
        terminal.send("a/")
        try await terminal.wait(until: "it says what is wrong") { $0.text.contains("✗ A name has no slash.") }
        terminal.send("\u{7F}")
        try await terminal.wait(until: "the button is free") { $0.text.contains("[* OK") }
        terminal.send("b\r")
        #expect(try await terminal.textAtEnd() == "begin\n✓ Name: ab\nname: ab\nend")
    }

    @Test("In lines, the error appears after the line")
    func lines() async throws {
        let terminal = try OneShot.started("typing", ["--plain"], columns: 40)
        try await terminal.send("a/\n", after: "> ")
        try await terminal.send("ab\n", after: "A name has no slash.\r\n> ")
        #expect(try await terminal.textAtEnd().hasSuffix("name: ab\nend"))
    }
}
