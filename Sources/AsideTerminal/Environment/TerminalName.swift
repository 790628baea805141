/// The name that a terminal gives itself when it is asked (XTVERSION).
///
/// What stands between it and this program, such as mosh, does not pass the question on. So an answer says what can be used,
/// as the variable `TERM` does not.
package struct TerminalName: Hashable, Sendable {
    private let name: String

    /// The name in what a terminal answers: a version follows it, after a blank or in parentheses.
    package init(_ answer: some StringProtocol) {
        name = answer.prefix { $0 != " " && $0 != "(" }.lowercased()
    }

    /// Whether it repeats a character of whatever script by a code (REP); it cannot be asked for, and many leave it out.
    package var canRepeat: Bool { TerminalName.repeating.contains(name) }

    /// Those that have been able to for longer than they have told their names.
    private static let repeating: Set = ["contour", "foot", "ghostty", "kitty", "tmux", "vte", "wezterm", "xterm"]
}
