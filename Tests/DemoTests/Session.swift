import AsideTerminal
import AsideText
import Foundation
import TerminalHarness
import Testing

@testable import AsideDemo

/// The demo on its own terminal.
struct Session {
    let terminal: PseudoTerminal
    private let before: TerminalAttributes

    init(_ arguments: [String], columns: Int = 80, rows: Int = 24) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        before = try terminal.attributes
        try terminal.start(Demo.path, arguments + ["--at-once"])
    }

    func shows(_ text: String) async throws {
        try await terminal.wait(until: "“\(text)” is shown") { $0.text.contains(text) }
    }

    func gone(_ text: String) async throws {
        try await terminal.wait(until: "“\(text)” is gone") { !$0.text.contains(text) }
    }

    /// Performs the actions of a script.
    func perform(_ script: Script) async throws {
        for (line, step) in script.steps {
            switch step {
            case .press(let key): terminal.send(try #require(key.bytes, "\(line) has no bytes"))
            case .type(let text): terminal.send(text)
            case .paste(let text): terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
            case .wait(let text): try await shows(text)
            case .waitForEnd(let text): try await gone(text)
            case .resize(let size): try terminal.resize(columns: size.columns, rows: size.rows)
            }
        }
    }

    /// Expects that the demo has ended, and that the terminal is as before.
    func expectEnd(_ ending: Ending, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(try await terminal.waitForEnd() == ending, sourceLocation: sourceLocation)
        #expect(try terminal.attributes == before, sourceLocation: sourceLocation)
        #expect(terminal.screen.modes == [7, 25], sourceLocation: sourceLocation)
        #expect(!terminal.screen.isAlternate, sourceLocation: sourceLocation)
        #expect(!terminal.screen.isStyled, sourceLocation: sourceLocation)
    }
}

extension Key {
    /// The bytes that a terminal sends for the key.
    fileprivate var bytes: String? {
        switch (code, modifiers) {
        case (.enter, []): "\r"
        case (.tab, []): "\t"
        case (.tab, .shift): "\u{1B}[Z"
        case (.escape, []): "\u{1B}"
        case (.backspace, []): "\u{7F}"
        case (.up, []): "\u{1B}[A"
        case (.down, []): "\u{1B}[B"
        case (.right, []): "\u{1B}[C"
        case (.left, []): "\u{1B}[D"
        case (.home, []): "\u{1B}[H"
        case (.end, []): "\u{1B}[F"
        case (.function(2), []): "\u{1B}OQ"
        case (.character(let letter), .control): letter.asciiValue.map { String(UnicodeScalar($0 & 0x1F)) }
        default: nil
        }
    }
}
