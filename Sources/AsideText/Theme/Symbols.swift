package import Aside

/// The signs that tell things apart without colour.
public final class Symbols: Sendable {
    /// The sign before the focused control.
    let focus: Character
    /// The sign between the screens of the path.
    let path: Character
    /// The sign for text that is left out.
    let ellipsis: Character
    /// The sign that hides a letter of a secret.
    let secret: Character
    /// The sign before the selected option.
    let selected: Character
    /// The sign for a selection without a chosen option.
    let none: Character
    /// The sign before an error.
    let error: Character
    /// The sign before a warning.
    let warning: Character
    /// The sign before a success.
    let success: Character
    /// The sign of the button that Enter presses.
    let enter: Character
    /// The sign that there is more content above.
    let up: Character
    let down: Character
    /// The done part of a bar, its remaining part, and a bar of unknown progress.
    let done: Character
    let left: Character
    let unknown: Character
    /// The left edge of a panel, and of a focused field.
    let edge: Character
    /// The lines of a box, and its corners clockwise from the top left.
    let horizontal: Character
    let vertical: Character
    let corners: [Character]

    /// Unicode signs that most fonts have.
    ///
    /// Each is one column wide.
    public static let unicode = Symbols { sign, _ in sign }

    /// ASCII signs, for terminals that know nothing else.
    public static let ascii = Symbols { _, sign in sign }

    private init(_ sign: (Character, Character) -> Character) {
        focus = sign("▸", ">")
        path = sign("›", "/")
        ellipsis = sign("…", "~")
        secret = sign("•", "*")
        selected = sign("•", "*")
        none = sign("–", "-")
        error = sign("✗", "x")
        warning = sign("!", "!")
        success = sign("✓", "+")
        enter = sign("↵", "<")
        up = sign("↑", "^")
        down = sign("↓", "v")
        done = sign("█", "#")
        left = sign("░", "-")
        unknown = sign("·", ".")
        edge = sign("▌", "|")
        horizontal = sign("─", "-")
        vertical = sign("│", "|")
        corners = [sign("╭", "+"), sign("╮", "+"), sign("╯", "+"), sign("╰", "+")]
    }

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

extension Symbols: Equatable {
    /// Returns whether both are the same signs.
    public static func == (one: Symbols, other: Symbols) -> Bool { one === other }
}
