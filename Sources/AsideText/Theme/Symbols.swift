package import Aside

/// The signs that tell things apart without colour.
public struct Symbols: Equatable, Sendable {
    private let isASCII: Bool

    /// Unicode signs that most fonts have.
    ///
    /// Each is one column wide.
    public static let unicode = Symbols(isASCII: false)

    /// ASCII signs, for terminals that know nothing else.
    public static let ascii = Symbols(isASCII: true)

    /// The sign before the focused control.
    var focus: Character { isASCII ? ">" : "▸" }
    /// The sign between the screens of the path.
    var path: Character { isASCII ? "/" : "›" }
    /// The sign for text that is left out.
    var ellipsis: Character { isASCII ? "~" : "…" }
    /// The sign that hides a letter of a secret.
    var secret: Character { isASCII ? "*" : "•" }
    /// The sign before the selected option.
    var selected: Character { isASCII ? "*" : "•" }
    /// The sign for a selection without a chosen option.
    var none: Character { isASCII ? "-" : "–" }
    /// The sign before an error.
    var error: Character { isASCII ? "x" : "✗" }
    /// The sign of the button that Enter presses.
    var enter: Character { isASCII ? "<" : "↵" }
    /// The sign that there is more content above.
    var up: Character { isASCII ? "^" : "↑" }
    var down: Character { isASCII ? "v" : "↓" }
    /// The done part of a bar, its remaining part, and a bar of unknown progress.
    var done: Character { isASCII ? "#" : "█" }
    var left: Character { isASCII ? "-" : "░" }
    var unknown: Character { isASCII ? "." : "·" }
    /// The left edge of a panel, and of a focused field.
    var edge: Character { isASCII ? "|" : "▌" }
    /// The lines of a box, and its corners clockwise from the top left.
    var horizontal: Character { isASCII ? "-" : "─" }
    var vertical: Character { isASCII ? "|" : "│" }
    var corners: [Character] { isASCII ? ["+", "+", "+", "+"] : ["╭", "╮", "╯", "╰"] }

    var lines: [Character] { [horizontal, vertical] + corners }

    package func sign(of severity: Severity) -> Character? {
        switch severity {
        case .info: nil
        case .success: isASCII ? "+" : "✓"
        case .warning: "!"
        case .error: error
        }
    }
}
