import Foundation
import TerminalHarness

/// The program that takes the terminal over in these tests.
enum Fixture {
    static let path = ToolRun.tools.appending(path: "TerminalFixture").path

    /// Starts the program on a new terminal, and waits until it has taken the terminal over.
    static func started(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> PseudoTerminal
    {
        let terminal = try PseudoTerminal()
        try terminal.start(path, arguments, environment: environment)
        try await terminal.wait(for: "[ready")
        return terminal
    }
}
