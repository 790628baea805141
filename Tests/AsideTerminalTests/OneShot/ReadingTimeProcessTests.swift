import TerminalHarness
import Testing

/// A letter for a destructive question, typed ahead and typed after reading.
@Suite("Reading time at a terminal", .tags(.process), .timeLimit(.minutes(10)))
struct ReadingTimeProcessTests {
    /// The letter that presses the button is underlined.
    private static let button = "D\u{1B}[24melete"

    @Test("A letter that comes before the question can have been read destroys nothing")
    func tooEarly() async throws {
        let terminal = try OneShot.started("ahead", ["--no-time"])
        try await terminal.send("Ada\r", after: "( Cancel")
        // Drawing everything again shows that the key before has arrived.
        try await terminal.send("y\u{C}", after: Self.button)
        try await terminal.send("n", after: Self.button)
        #expect(try await terminal.textAtEnd().hasSuffix("\nsure: false\nend"))
    }

    @Test("After that time, the letter is taken")
    func inTime() async throws {
        let terminal = try OneShot.started("ahead")
        try await terminal.send("Ada\r", after: "( Cancel")
        try await terminal.send("y", after: Self.button)
        #expect(try await terminal.textAtEnd().hasSuffix("\nsure: true\nend"))
    }

    @Test("Enter for several harmless questions in a row is typed ahead")
    func harmless() async throws {
        let terminal = try OneShot.started("row", ["--no-time"])
        try await terminal.send("\r\r\r", after: "( Cancel")
        #expect(try await terminal.textAtEnd().hasSuffix("\nAda Bern true\nend"))
    }
}
