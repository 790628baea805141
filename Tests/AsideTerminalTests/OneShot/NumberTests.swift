import TerminalHarness
import Testing

@Suite("A prompt for a number on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct NumberTests {
    @Test("A number prompt is changed by arrows and typed, and refuses numbers out of range")
    func keys() async throws {
        let terminal = try OneShot.started("number", columns: 40)
        try await terminal.wait(
            untilLast: """
                begin
                  Guests
                ▸ [2    ] 1 to 8
                  [* OK↵]   ( Cancel )
                  ↑↓ + - step · enter submit · esc close
                """)
        terminal.send("\u{1B}[A\u{1B}[A+")
        try await terminal.wait(until: "it is stepped") { $0.text.contains("[5    ]") }
        terminal.send("5\r")
        try await terminal.wait(
            untilLast: """
                begin
                  Guests
                ▸ [55   ] 1 to 8
                  ✗ Enter a number from 1 to 8.
                  [* OK↵]   ( Cancel )
                  ↑↓ + - step · enter submit · esc close
                """)
        terminal.send("\u{7F}\r")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(terminal.screen.text == "begin\n✓ Guests: 5\nguests: 5\nend")
    }

    @Test("In lines, a number prompt names its range, keeps its number after an empty line, and refuses other texts")
    func lines() async throws {
        let terminal = try OneShot.started("number", ["--plain"])
        try await terminal.wait(for: "> ")
        terminal.send("many\n")
        try await terminal.wait(for: "8.\r\n> ")
        terminal.send("2.5\n")
        try await terminal.wait(for: "whole number.\r\n> ")
        terminal.send("\n")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(
            terminal.screen.text == """
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
        #expect(try await terminal.waitForEnd() == .status(1))
        #expect(terminal.screen.text.contains("“99” is not a number from 1 to 8.\nThe answers come from a pipe"))
    }

    @Test("A number field of a screen in lines names its range, and keeps its number after an empty line")
    func screenInLines() async throws {
        let terminal = try OneShot.started("table", ["--plain"])
        try await terminal.wait(for: "> ")
        terminal.send("1\n")
        try await terminal.wait(for: "1 to 8\r\n")
        try await terminal.wait(for: "> ")
        terminal.send("9\n")
        try await terminal.wait(for: "“9” is not a number from 1 to 8.\r\n> ")
        terminal.send("\n")
        try await terminal.wait(for: "Book\r\n")
        terminal.send("1\n4\n2\n")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(terminal.screen.text.contains("1) Guests: 4"))
        #expect(terminal.screen.text.hasSuffix("guests: 4\nend"))
    }
}
