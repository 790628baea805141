/// The name that a terminal gives itself when it is asked (XTVERSION).
///
/// A program between the terminal and this process, such as mosh, does not pass the question on. An answer therefore tells
/// which codes arrive, which the variable `TERM` does not.
package struct TerminalName: Hashable, Sendable {
    private let name: String

    /// Takes the name from a terminal's answer, in which a version follows it, after a space or in parentheses.
    package init(_ answer: some StringProtocol) {
        name = answer.prefix { $0 != " " && $0 != "(" }.lowercased()
    }

    /// Whether the terminal repeats a character of any script by a code (REP).
    ///
    /// No question finds that out, and many terminals do not support the code.
    package var canRepeat: Bool { TerminalName.repeating.contains(name) }

    /// The terminals that have supported the code for longer than they have told their names.
    ///
    /// Tmux is not one of them: up to version 3.3a it repeats the last character of ASCII instead.
    private static let repeating: Set = ["contour", "foot", "ghostty", "kitty", "vte", "wezterm", "xterm"]
}
