/// The modes that are on while a terminal is taken over.
///
/// They are all switched off when the terminal is restored.
package struct TerminalModes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The alternate screen.
    ///
    /// At the end, the terminal shows its earlier content again.
    package static let alternateScreen = TerminalModes(rawValue: 1)
    package static let hiddenCursor = TerminalModes(rawValue: 2)
    /// A paste arrives as a paste, and not as typed text.
    package static let bracketedPaste = TerminalModes(rawValue: 4)
    /// Asks whether the terminal supports synchronised output (mode 2026), and uses it if so.
    package static let synchronizedOutput = TerminalModes(rawValue: 8)

    /// Mouse presses and the wheel are reported.
    ///
    /// With Shift, the terminal itself still selects text.
    package static let mouse = TerminalModes(rawValue: 16)
    /// Asks which program the terminal is, and whether it can send Escape distinctly.
    ///
    /// If it can, this switches that mode on.
    package static let surroundings = TerminalModes(rawValue: 32)

    /// The Escape key is sent distinctly.
    package static let distinctEscape = TerminalModes(rawValue: 64)

    /// Asks whether the background is light.
    package static let ground = TerminalModes(rawValue: 128)

    package static let fullScreen: TerminalModes = [
        .alternateScreen, .hiddenCursor, .bracketedPaste, .synchronizedOutput, .ground, .surroundings,
    ]
    package static let inline: TerminalModes = [.hiddenCursor, .bracketedPaste]

    /// The codes that switch the modes on.
    var entering: String {
        (contains(.alternateScreen) ? "\u{1B}[?1049h" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25l" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004h" : "")
            + (contains(.mouse) ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
            + (contains(.distinctEscape) ? Self.distinctEscapeStart : "")
    }

    /// The questions to the terminal.
    ///
    /// Every terminal answers the last question. When that answer arrives, the terminal has answered or ignored all
    /// other questions.
    var questions: String {
        let questions =
            (contains(.ground) ? "\u{1B}]11;?\u{1B}\\" : "") + (contains(.surroundings) ? "\u{1B}[>q\u{1B}[?u" : "")
            + (contains(.synchronizedOutput) ? "\u{1B}[?2026$p" : "")
        return questions.isEmpty ? "" : questions + "\u{1B}[c"
    }

    /// The codes that switch the modes off, even in the middle of a frame.
    var leaving: String {
        (isEmpty ? "" : "\u{1B}[m")
            + (contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
            // Each screen of a terminal has its own stack of keyboard modes.
            + (contains([.surroundings, .alternateScreen]) || contains(.distinctEscape) ? "\u{1B}[<u" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004l" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25h" : "")
            // Some terminals have no alternate screen. Others keep a part of it after a change of size.
            + (contains(.alternateScreen) ? "\u{1B}[H\u{1B}[2J\u{1B}[?1049l" : "")
    }

    /// Makes a terminal with kitty's keyboard modes send Escape unambiguously.
    static let distinctEscapeStart = "\u{1B}[>1u"

    /// The code that removes the progress from a terminal that shows it.
    static let progressEnd = "\u{1B}]9;4;0\u{1B}\\"

    /// The code that ends a link, in case only a part of a frame was written.
    static let linkEnd = "\u{1B}]8;;\u{1B}\\"

    /// The codes around a frame for synchronised output.
    static let frameStart = "\u{1B}[?2026h"
    static let frameEnd = "\u{1B}[?2026l"
}
