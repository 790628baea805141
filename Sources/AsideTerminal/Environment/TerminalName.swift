/// The name that a terminal gives when it is asked (XTVERSION).
///
/// A program between the terminal and this process, such as mosh, does not pass the question on. If there is an answer,
/// codes therefore reach the named terminal. The variable `TERM` cannot tell that.
package struct TerminalName: Equatable, Sendable {
    private let name: String

    /// Takes the name from the answer of a terminal, in which a version follows it, after a space or in parentheses.
    package init(_ answer: some StringProtocol) {
        name = answer.prefix { $0 != " " && $0 != "(" }.lowercased()
    }

    /// Whether the terminal can repeat a character of any script with a code (REP).
    ///
    /// No question to the terminal answers this, and many terminals do not support the code.
    package var canRepeat: Bool { TerminalName.repeating.contains(name) }

    /// The terminals whose versions with a name all support the code.
    ///
    /// Tmux is not among them, because up to version 3.3a it repeats the last character of ASCII instead.
    private static let repeating: Set = ["contour", "foot", "ghostty", "kitty", "vte", "wezterm", "xterm"]
}
