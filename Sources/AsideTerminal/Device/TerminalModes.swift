/// What a terminal is switched to while it is taken; every switch is turned back when it is given back.
package struct TerminalModes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A screen of its own; what was on the terminal before comes back at the end.
    package static let alternateScreen = TerminalModes(rawValue: 1)
    package static let hiddenCursor = TerminalModes(rawValue: 2)
    /// What is pasted arrives as a paste, not as if it were typed.
    package static let bracketedPaste = TerminalModes(rawValue: 4)
    /// Asks whether the terminal can show a frame at once (mode 2026), and lets it do so if it can.
    package static let synchronizedOutput = TerminalModes(rawValue: 8)

    package static let fullScreen: TerminalModes = [
        .alternateScreen, .hiddenCursor, .bracketedPaste, .synchronizedOutput,
    ]
    package static let inline: TerminalModes = [.hiddenCursor, .bracketedPaste]

    /// What begins them.
    var entering: String {
        (contains(.alternateScreen) ? "\u{1B}[?1049h" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25l" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004h" : "")
    }

    /// Asks what has to be known.
    ///
    /// The second question is one that every terminal answers, and so the first is over then.
    var questions: String {
        contains(.synchronizedOutput) ? "\u{1B}[?2026$p\u{1B}[c" : ""
    }

    /// What ends them, also in the middle of a frame.
    var leaving: String {
        (isEmpty ? "" : "\u{1B}[m")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004l" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25h" : "")
            // Some terminals have no other screen, and some keep a part of it after its size has changed.
            + (contains(.alternateScreen) ? "\u{1B}[H\u{1B}[2J\u{1B}[?1049l" : "")
    }

    /// What a frame stands between where the terminal can show it at once.
    static let frameStart = "\u{1B}[?2026h"
    static let frameEnd = "\u{1B}[?2026l"
}
