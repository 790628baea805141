import TerminalHarness
import Testing

extension Tag {
    /// Runs a program on a pseudo-terminal.
    @Tag static var process: Self
}

/// A tool that asks one kind of question.
enum OneShot {
    /// Starts the tool on a terminal, which belongs to the tool while it asks, and otherwise to the shell.
    static func started(
        _ tool: String, _ arguments: [String] = [], columns: Int = 60, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        try terminal.start(Fixture.path, ["--ask", tool] + arguments, environment: environment)
        return terminal
    }

    /// Runs the tool in a shell on its terminal.
    static func started(inShell script: String, environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: 60)
        try terminal.start(inShell: script, environment: environment)
        return terminal
    }
}

extension PseudoTerminal {
    /// Starts a shell that runs the fixture as `"$0"`.
    func start(inShell script: String, _ arguments: String..., environment: [String: String] = [:]) throws {
        try start("/bin/sh", ["-c", script, Fixture.path] + arguments, environment: environment)
    }
}
