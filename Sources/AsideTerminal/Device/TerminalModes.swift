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

    /// Presses and the wheel of the mouse are told; with Shift the terminal itself still selects text.
    package static let mouse = TerminalModes(rawValue: 16)
    /// Asks whether the ground is light, which terminal it is, and whether Escape can be told from what begins with it;
    /// and tells it so.
    package static let surroundings = TerminalModes(rawValue: 32)

    package static let fullScreen: TerminalModes = [
        .alternateScreen, .hiddenCursor, .bracketedPaste, .synchronizedOutput, .surroundings,
    ]
    package static let inline: TerminalModes = [.hiddenCursor, .bracketedPaste]

    /// What begins them.
    var entering: String {
        (contains(.alternateScreen) ? "\u{1B}[?1049h" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25l" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004h" : "")
            + (contains(.mouse) ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
    }

    /// Asks what has to be known.
    ///
    /// The last question is one that every terminal answers, and so the others are over then.
    var questions: String {
        let questions =
            (contains(.surroundings) ? "\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[?u" : "")
            + (contains(.synchronizedOutput) ? "\u{1B}[?2026$p" : "")
        return questions.isEmpty ? "" : questions + "\u{1B}[c"
    }

    /// What ends them, also in the middle of a frame.
    var leaving: String {
        (isEmpty ? "" : "\u{1B}[m")
            + (contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
            // Each screen of a terminal has its own.
            + (contains([.surroundings, .alternateScreen]) ? "\u{1B}[<u" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004l" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25h" : "")
            // Some terminals have no other screen, and some keep a part of it after its size has changed.
            + (contains(.alternateScreen) ? "\u{1B}[H\u{1B}[2J\u{1B}[?1049l" : "")
    }

    /// Lets a terminal with kitty's keyboard modes send Escape in a way that cannot be taken for anything else.
    static let distinctEscape = "\u{1B}[>1u"

    /// What tells a terminal that shows how far work has come that there is none any more.
    static let progressEnd = "\u{1B}]9;4;0\u{1B}\\"

    /// What ends a link, where a frame was not written to its end.
    static let linkEnd = "\u{1B}]8;;\u{1B}\\"

    /// What a frame stands between where the terminal can show it at once.
    static let frameStart = "\u{1B}[?2026h"
    static let frameEnd = "\u{1B}[?2026l"
}
