package import Aside

/// The signs that tell things apart where there is no colour.
public struct Symbols: Hashable, Sendable {
    /// Stands before what has the focus.
    var focus: Character = "▸"
    /// Stands between the screens of the path.
    var path: Character = "›"
    /// Stands for what is left out.
    var ellipsis: Character = "…"
    /// Hides a letter of a secret.
    var secret: Character = "•"
    /// Stands before the option to start from.
    var selected: Character = "•"
    /// Stands for an option where none is chosen.
    var none: Character = "–"
    /// Stands before what is wrong.
    package var error: Character = "✗"
    /// Stands before what may go wrong.
    var warning: Character = "!"
    /// Stands before what went well.
    package var success: Character = "✓"
    /// The key that performs a screen's default action.
    var enter: Character = "↵"
    /// More is above, or below.
    var up: Character = "↑"
    var down: Character = "↓"
    /// What is done, what is to be done, and what nobody knows the length of.
    var done: Character = "█"
    var left: Character = "░"
    var unknown: Character = "·"
    /// The left edge of a panel, and of a field that has the focus.
    var edge: Character = "▌"
    /// The lines of a box, and its corners from the top left, clockwise.
    var horizontal: Character = "─"
    var vertical: Character = "│"
    var corners: [Character] = ["╭", "╮", "╯", "╰"]

    /// Signs of Unicode that most fonts have, each one column wide.
    public static let unicode = Symbols()

    /// Signs of ASCII, for terminals that know nothing else.
    public static let ascii = Symbols(
        focus: ">", path: "/", ellipsis: "~", secret: "*", selected: "*", none: "-", error: "x", warning: "!",
        success: "+", enter: "<", up: "^", down: "v", done: "#", left: "-", unknown: ".", edge: "|", horizontal: "-",
        vertical: "|", corners: ["+", "+", "+", "+"]
    )

    /// What lines are drawn with.
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
