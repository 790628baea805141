import Foundation
import TerminalHarness
import Testing

@testable import AsideDemo

@Suite(.timeLimit(.minutes(10)))
struct TerminalTests {
    static let examples = ["order", "screens", "syncups", "modules", "call", "new", "gallery", "menu"]

    /// The text that each example leaves on the terminal.
    static let results = [
        "order": "Order 1 is on its way.", "screens": "You have written down: Milk for 漢字 and 👩‍👩‍👧‍👦",
        "modules": "Sent: Song to Bob", "call": "112 has answered at attempt 2.",
        "new": "Created: hello2/Package.swift, hello2/Sources/hello2/hello2.swift, "
            + "hello2/Tests/hello2Tests/hello2Tests.swift",
        "gallery": "✓ Saved",
    ]

    @Test(
        "Each example can be finished with keys, restores the terminal, and prints its result below what was there",
        arguments: examples, [(40, 12), (80, 24), (200, 50)])
    func wholeRun(_ example: String, _ size: (columns: Int, rows: Int)) async throws {
        let terminal = try start(example, columns: size.columns, rows: size.rows)
        try await terminal.perform(try Script(path: Demo.folder.appending(path: "Scripts/\(example).keys").path))
        try await terminal.expectRestored(after: .status(0))
        // A narrow terminal has wrapped the line.
        #expect(terminal.screen.text.replacing("\n", with: "") == Self.results[example] ?? "")
    }

    @Test("The first frame shows the first screen; no empty frame comes before it")
    func firstFrame() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(Demo.path, environment: ["TERM": "xterm-256color"])
        try await terminal.wait(for: "Aside")
        let output = String(decoding: terminal.output, as: UTF8.self)
        let cleared = try #require(output.firstRange(of: "\u{1B}[2J"))
        let title = try #require(output.firstRange(of: "Aside"))
        // An empty frame would have a background in each of its 24 rows.
        #expect(output[cleared.upperBound..<title.lowerBound].utf8.count < 80)
        terminal.send("q")
        #expect(try await terminal.waitForEnd() == .status(0))
    }

    private func start(_ example: String, columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        try terminal.start(Demo.path, (example == "menu" ? [] : [example]) + ["--at-once"])
        return terminal
    }
}
