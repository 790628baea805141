import Foundation
import TerminalHarness

/// The program that takes the terminal over for these tests.
enum Fixture {
    /// It stands beside the tests.
    static let path: String = {
        #if os(macOS)
            let folder = Bundle(for: Token.self).bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appending(path: "TerminalFixture").path
    }()

    /// Starts it on a new terminal, and waits until it has taken that.
    static func started(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> PseudoTerminal
    {
        let terminal = try PseudoTerminal()
        try terminal.start(path, arguments, environment: environment)
        try await terminal.wait(for: "[ready")
        return terminal
    }

    private final class Token {}
}
