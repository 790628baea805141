import TerminalHarness
import Testing

extension Tag {
    /// Runs a program on a pseudo-terminal.
    @Tag static var process: Self
}

/// A tool that asks one kind of question.
enum OneShot {
    /// Starts it on a terminal; the terminal belongs to it while it asks, and to the shell otherwise.
    static func started(
        _ tool: String, _ arguments: [String] = [], columns: Int = 60, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        try terminal.start(Fixture.path, ["--ask", tool] + arguments, environment: environment)
        return terminal
    }

    /// How a terminal is set that no program has touched.
    static var untouched: TerminalAttributes {
        get throws { try PseudoTerminal().attributes }
    }

    /// Runs it in a shell, whose terminal it is.
    static func started(inShell script: String, environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: 60)
        try terminal.start("/bin/sh", ["-c", script, Fixture.path], environment: environment)
        return terminal
    }
}

extension PseudoTerminal {
    /// Waits until the screen ends with these lines, blanks at their ends aside.
    func wait(untilLast lines: String) async throws {
        try await wait(until: "it ends with\n\(lines)\n") { $0.text.hasSuffix(lines) }
    }
}
