import AsideTerminal
import AsideText
import TerminalHarness
import Testing

@testable import AsideDemo

extension PseudoTerminal {
    /// Waits until a text has gone from the screen.
    func wait(untilGone text: String) async throws {
        try await wait(until: "“\(text)” is gone") { !$0.text.contains(text) }
    }

    /// Performs the actions of a script.
    func perform(_ script: Script) async throws {
        for (line, step) in script.steps {
            switch step {
            case .press(let key): send(try #require(key.bytes, "\(line) has no bytes"))
            case .type(let text): send(text)
            case .paste(let text): send("\u{1B}[200~\(text)\u{1B}[201~")
            case .wait(let text): try await wait(untilShown: text)
            case .waitForEnd(let text): try await wait(untilGone: text)
            case .resize(let size): try resize(columns: size.columns, rows: size.rows)
            }
        }
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
