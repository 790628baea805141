import TerminalHarness
import Testing

@Suite("A prompt for a number on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct NumberTests {
    @Test("In lines, a number prompt names its range, keeps its number after an empty line, and refuses other texts")
    func lines() async throws {
        let terminal = try OneShot.started("number", ["--plain"])
        try await terminal.send("many\n", after: "> ")
        try await terminal.send("2.5\n", after: "8.\r\n> ")
        try await terminal.send("\n", after: "whole number.\r\n> ")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                Guests
                  or nothing for 2
                  a number from 1 to 8
                  /cancel to cancel
                > many
                “many” is not a number from 1 to 8.
                > 2.5
                “2.5” is not a whole number.
                >
                guests: 2
                end
                """)
    }

    @Test("An invalid number from a pipe ends the question")
    func pipe() async throws {
        let terminal = try OneShot.started(inShell: #"echo 99 | "$0" --ask number --plain"#)
        #expect(
            try await terminal.textAtEnd(1).contains("“99” is not a number from 1 to 8.\nThe answers come from a pipe"))
    }

    @Test("A number field of a screen in lines names its range, and keeps its number after an empty line")
    func screenInLines() async throws {
        let terminal = try OneShot.started("table", ["--plain"])
        try await terminal.send("1\n", after: "> ")
        try await terminal.wait(for: "1 to 8\r\n")
        try await terminal.send("9\n", after: "> ")
        try await terminal.send("\n", after: "“9” is not a number from 1 to 8.\r\n> ")
        try await terminal.send("1\n4\n2\n", after: "Book\r\n")
        #expect(try await terminal.textAtEnd().contains("1) Guests: 4"))
        #expect(terminal.screen.text.hasSuffix("guests: 4\nend"))
    }
}
