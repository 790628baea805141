import TerminalHarness
import Testing

@Suite("Unavailable rows and choices on a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct UnavailableOnTerminalTests {
    @Test("Keys skip an unavailable row, and press no unavailable choice")
    func keys() async throws {
        let terminal = try OneShot.started("unavailable", columns: 50)
        try await terminal.wait(until: "the list is there") { $0.text.contains("Not to islands") }
        terminal.send("\u{1B}[B")
        try await terminal.wait(until: "it has moved past it") { $0.text.contains("▸ By ship    Standard") }
        terminal.send("\r")
        try await terminal.wait(until: "the question is there") { $0.text.contains("Delete: Only its owner can.") }
        terminal.send("d")
        terminal.send("\r")
        #expect(try await terminal.textAtEnd().hasSuffix("answer: Standard 2\nend"))
    }

    @Test("Lines show the reason, and refuse what is unavailable; the name of a group stands above its rows")
    func lines() async throws {
        let terminal = try OneShot.started("unavailable", ["--plain"], columns: 60)
        try await terminal.send("2\n", after: "> ")
        try await terminal.send("3\n", after: "> ")
        try await terminal.wait(for: "Keep\r\n")
        try await terminal.send("delete\n", after: "> ")
        try await terminal.send("keep\n", after: "> ")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                Delivery
                By air
                  1) Courier, today
                  2) Express, today (not available: Not to islands)
                By ship
                  3) Standard, today
                  4) Cancel
                > 2
                “Express” is not available: Not to islands
                > 3

                Delete it?
                  1) Delete (not available: Only its owner can.)
                  2) Keep
                  or nothing for Keep
                > delete
                “Delete” is not available: Only its owner can.
                > keep
                answer: Standard 2
                end
                """)
    }
}
