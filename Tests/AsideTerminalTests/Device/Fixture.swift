import Foundation
import TerminalHarness

/// The program that takes the terminal over in these tests.
enum Fixture {
    /// The program is in the same folder as the tests.
    static let path: String = {
        #if os(macOS)
            let folder = Bundle(for: Token.self).bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appending(path: "TerminalFixture").path
    }()

    /// Starts the program on a new terminal, and waits until it has taken the terminal over.
    static func started(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> PseudoTerminal
    {
        let terminal = try PseudoTerminal()
        try terminal.start(path, arguments, environment: environment)
        try await terminal.wait(for: "[ready")
        return terminal
    }

    private final class Token {}
}
