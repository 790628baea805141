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
    /// Mouse presses and the wheel are reported.
    ///
    /// With Shift, the terminal itself still selects text.
    package static let mouse = TerminalModes(rawValue: 8)
    /// Asks whether the background is light.
    package static let ground = TerminalModes(rawValue: 16)

    package static let fullScreen: TerminalModes = [.alternateScreen, .hiddenCursor, .bracketedPaste, .ground]
    package static let inline: TerminalModes = [.hiddenCursor, .bracketedPaste]

    /// The codes that switch the modes on.
    var entering: String {
        (contains(.alternateScreen) ? "\u{1B}[?1049h" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25l" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004h" : "")
            + (contains(.mouse) ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
    }

    /// The question to the terminal.
    ///
    /// Every terminal answers the second one. When that answer arrives, the terminal has answered or ignored the first.
    var question: String { contains(.ground) ? "\u{1B}]11;?\u{1B}\\\u{1B}[c" : "" }

    /// The codes that switch the modes off, even in the middle of a frame.
    var leaving: String {
        (isEmpty ? "" : "\u{1B}[m")
            + (contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
            + (contains(.bracketedPaste) ? "\u{1B}[?2004l" : "")
            + (contains(.hiddenCursor) ? "\u{1B}[?25h" : "")
            // Some terminals have no alternate screen. Others keep a part of it after a change of size.
            + (contains(.alternateScreen) ? "\u{1B}[H\u{1B}[2J\u{1B}[?1049l" : "")
    }

    /// The code that ends a link, in case only a part of a frame was written.
    static let linkEnd = "\u{1B}]8;;\u{1B}\\"
}
