import TerminalHarness
import Testing

@Suite("A prompt for a date on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct DateTests {
    @Test("A date prompt is changed part by part and typed, and refuses dates out of range")
    func keys() async throws {
        let terminal = try OneShot.started("date", columns: 60)
        try await terminal.wait(
            untilLast: """
                begin
                  Arrival
                ▸ [24.12.2026  ] 20.12.2026 to 31.12.2026
                  [* OK↵]   ( Cancel )
                  ↑↓ step · ←→ part · t today · enter submit · esc close
                """)
        terminal.send("\u{1B}[A")
        try await terminal.wait(until: "it is stepped") { $0.text.contains("[25.12.2026  ]") }
        terminal.send("3201\r")
        try await terminal.wait(
            untilLast: """
                begin
                  Arrival
                ▸ [32.01.2026  ] 20.12.2026 to 31.12.2026
                  ✗ Enter a date from 20.12.2026 to 31.12.2026.
                  [* OK↵]   ( Cancel )
                  ↑↓ step · ←→ part · t today · enter submit · esc close
                """)
        terminal.send("t\r")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(terminal.screen.text == "begin\n✓ Arrival: 24.12.2026\narrival: 24.12.2026\nend")
    }

    @Test("In lines, a date prompt names its range, keeps its date after an empty line, and refuses other texts")
    func lines() async throws {
        let terminal = try OneShot.started("date", ["--plain"])
        try await terminal.wait(for: "> ")
        terminal.send("soon\n")
        try await terminal.wait(for: "31.12.2026.\r\n> ")
        terminal.send("1.1.2027\n")
        try await terminal.wait(for: "31.12.2026.\r\n> ")
        terminal.send("31.12.2026\n")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(
            terminal.screen.text == """
                begin
                Arrival
                  or nothing for 24.12.2026
                  from 20.12.2026 to 31.12.2026
                  /cancel to cancel
                > soon
                “soon” is not a date from 20.12.2026 to 31.12.2026.
                > 1.1.2027
                “1.1.2027” is not a date from 20.12.2026 to 31.12.2026.
                > 31.12.2026
                arrival: 31.12.2026
                end
                """)
    }
}
