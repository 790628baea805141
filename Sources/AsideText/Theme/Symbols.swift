package import Aside

/// The signs that tell things apart without colour.
public struct Symbols: Equatable, Sendable {
    /// The sign before the focused control.
    var focus: Character = "▸"
    /// The sign between the screens of the path.
    var path: Character = "›"
    /// The sign for text that is left out.
    var ellipsis: Character = "…"
    /// The sign that hides a letter of a secret.
    var secret: Character = "•"
    /// The sign before the selected option.
    var selected: Character = "•"
    /// The sign for a selection without a chosen option.
    var none: Character = "–"
    /// The sign before an error.
    package var error: Character = "✗"
    /// The sign before a warning.
    package var warning: Character = "!"
    /// The sign before a success.
    package var success: Character = "✓"
    /// The sign of the button that Enter presses.
    var enter: Character = "↵"
    /// The sign that there is more content above.
    var up: Character = "↑"
    var down: Character = "↓"
    /// The done part of a bar, its remaining part, and a bar of unknown progress.
    var done: Character = "█"
    var left: Character = "░"
    var unknown: Character = "·"
    /// The left edge of a panel, and of a focused field.
    var edge: Character = "▌"
    /// The lines of a box, and its corners clockwise from the top left.
    var horizontal: Character = "─"
    var vertical: Character = "│"
    var corners: [Character] = ["╭", "╮", "╯", "╰"]

    /// Unicode signs that most fonts have.
    ///
    /// Each is one column wide.
    public static let unicode = Symbols()

    /// ASCII signs, for terminals that know nothing else.
    public static let ascii = Symbols(
        focus: ">", path: "/", ellipsis: "~", secret: "*", selected: "*", none: "-", error: "x", warning: "!",
        success: "+", enter: "<", up: "^", down: "v", done: "#", left: "-", unknown: ".", edge: "|", horizontal: "-",
        vertical: "|", corners: ["+", "+", "+", "+"]
    )

    var lines: [Character] { [horizontal, vertical] + corners }

    package func sign(of severity: Severity) -> Character? {
        switch severity {
        case .info: nil
        case .success: success
        case .warning: warning
        case .error: error
        }
    }
}
