import TerminalHarness
import Testing

@Suite("A prompt for a date on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct DateTests {
    @Test("A date prompt is changed part by part and typed, and refuses dates out of range")
    func keys() async throws {
        let terminal = try OneShot.started("date", columns: 60)
        try await terminal.wait(until: "it asks") { $0.text.contains("▸ [24.12.2026  ] 20.12.2026 to 31.12.2026") }
        terminal.send("\u{1B}[A")
        try await terminal.wait(until: "it is stepped") { $0.text.contains("[25.12.2026  ]") }
        terminal.send("3201\r")
        try await terminal.wait(until: "it asks") { $0.text.contains("✗ Enter a date from 20.12.2026 to 31.12.2026.") }
        terminal.send("t\r")
        #expect(try await terminal.textAtEnd() == "begin\n✓ Arrival: 24.12.2026\narrival: 24.12.2026\nend")
    }

    @Test("In lines, a date prompt names its range, keeps its date after an empty line, and refuses other texts")
    func lines() async throws {
        let terminal = try OneShot.started("date", ["--plain"])
        try await terminal.send("soon\n", after: "> ")
        try await terminal.send("1.1.2027\n", after: "31.12.2026.\r\n> ")
        try await terminal.send("31.12.2026\n", after: "31.12.2026.\r\n> ")
        #expect(
            try await terminal.textAtEnd() == """
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
