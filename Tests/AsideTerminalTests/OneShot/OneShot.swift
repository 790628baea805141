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

    /// The settings of a terminal that no program has changed.
    static var untouched: TerminalAttributes {
        get throws { try PseudoTerminal().attributes }
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

    /// Types a text after another text has been written.
    func send(_ keys: String, after text: String) async throws {
        try await wait(for: text)
        send(keys)
    }

    /// Types a text when another text is on the screen.
    func send(_ keys: String, whenShown text: String) async throws {
        try await wait(until: "it shows \(text)") { $0.text.contains(text) }
        send(keys)
    }

    /// The content of the screen after the program has ended with this status.
    func textAtEnd(_ status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
        #expect(try await waitForEnd() == .status(status), sourceLocation: sourceLocation)
        return screen.text
    }

    /// Expects the terminal to be as if no program had changed it.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try attributes == OneShot.untouched, sourceLocation: sourceLocation)
        let (modes, isAlternate) = (screen.modes, screen.isAlternate)
        #expect(modes == [7, 25], sourceLocation: sourceLocation)
        #expect(!isAlternate, sourceLocation: sourceLocation)
    }

    /// Waits for the program's end, and expects the terminal to be as if no program had changed it.
    func expectRestored(after ending: Ending, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(try await waitForEnd() == ending, sourceLocation: sourceLocation)
        try expectRestored(sourceLocation: sourceLocation)
    }

    /// Waits until the screen ends with these lines, ignoring blanks at their ends.
    func wait(untilLast lines: String) async throws {
        try await wait(until: "it ends with\n\(lines)\n") { $0.text.hasSuffix(lines) }
    }
}
