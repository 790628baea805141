package import Testing

extension PseudoTerminal {
    /// Types a text after another text has been written.
    package func send(_ keys: String, after text: String) async throws {
        try await wait(for: text)
        send(keys)
    }

    /// Types a text when another text is on the screen.
    package func send(_ keys: String, whenShown text: String) async throws {
        try await wait(untilShown: text)
        send(keys)
    }

    /// Waits until a text is on the screen.
    package func wait(untilShown text: String) async throws {
        try await wait(until: "it shows \(text)") { $0.text.contains(text) }
    }

    /// Whether a text was sent to the terminal, including codes.
    package func hasWritten(_ text: String) -> Bool {
        output.firstRange(of: Array(text.utf8)) != nil
    }

    /// The content of the screen after the program has ended with this status.
    package func textAtEnd(
        _ status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        #expect(try await waitForEnd() == .status(status), sourceLocation: sourceLocation)
        return screen.text
    }

    /// Expects the terminal to be as if no program had changed it.
    package func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try attributes == TerminalAttributes.untouched, sourceLocation: sourceLocation)
        let screen = screen
        #expect(screen.modes == [7, 25], sourceLocation: sourceLocation)
        #expect(!screen.isAlternate, sourceLocation: sourceLocation)
        #expect(!screen.isStyled, sourceLocation: sourceLocation)
    }

    /// Waits for the program's end, and expects the terminal to be as if no program had changed it.
    package func expectRestored(
        after ending: Ending, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        #expect(try await waitForEnd() == ending, sourceLocation: sourceLocation)
        try expectRestored(sourceLocation: sourceLocation)
    }
}

extension TerminalAttributes {
    /// The settings of a terminal that no program has changed.
    package static var untouched: TerminalAttributes {
        get throws { try PseudoTerminal().attributes }
    }
}
