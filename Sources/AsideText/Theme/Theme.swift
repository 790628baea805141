package import Aside

/// The styles and signs of a frame.
///
/// Styles repeat what signs and shapes already say. Nothing depends on colour alone. Start from one of the themes, and
/// change the properties that should differ.
public struct Theme: Equatable, Sendable {
    /// Text to read, labels, and buttons without a role.
    public var text = Style.normal
    /// Headings, the titles of modals, and the title of the current screen in the path.
    public var title = Style(nil, .bold)
    /// Text of less importance: details, notes, the path, hints.
    public var faint = Style(nil, .dim)
    /// Code, such as a command to type.
    ///
    /// If this style has no colour, code is shown between backticks.
    public var code = Style.normal
    /// A link.
    public var link = Style(nil, .underline)
    /// Lines around and between things.
    public var border = Style.normal
    /// The sign before the focused control.
    public var focus = Style(nil, .bold)
    /// A focused button.
    public var focusedButton = Style(nil, .reverse)
    /// The text of a field.
    public var field = Style(nil, .underline)
    /// What a field shows while it is empty.
    public var placeholder = Style(nil, [.underline, .dim])
    /// Selected text in a field.
    public var marked = Style(nil, .reverse)
    /// A preferred button.
    public var preferred = Style(nil, .bold)
    /// A destructive button.
    public var destructive = Style(nil, .bold)
    /// A control that cannot be used now.
    public var disabled = Style(nil, .dim)
    /// A meter.
    public var meter = Style.normal
    /// A success.
    public var success = Style(nil, .bold)
    /// A warning.
    public var warning = Style(nil, .bold)
    /// An error.
    public var error = Style(nil, .bold)
    /// The styles of filled shapes.
    ///
    /// With fills, a modal is a panel, a button is a block, the focused row of a menu or a list is filled, and a field is
    /// a tinted strip. Without fills, lines and brackets draw them.
    public var fills: Fills?
    /// Whether a text can be a link without showing its address, as most terminals allow (OSC 8).
    ///
    /// If not, the address follows in parentheses. This is `false` by default, because a ``Frame`` is also printed or
    /// compared as text. `Terminal` sets it if the terminal can show links.
    public var hasHyperlinks = false
    /// The signs that tell things apart.
    public var symbols = Symbols.unicode

    /// The characters that the terminal can show.
    package var glyphs = Glyphs.all

    /// Makes a theme without colours.
    public init() {}

    /// No colours, for terminals without them and for users who want none.
    public static let plain = Theme()

    /// The sixteen colours that the user can configure in the terminal.
    public static let colors16 = Theme(accent: .basic(6), good: .basic(2), careful: .basic(3), bad: .basic(1))

    /// Those of the sixteen colours that are readable on a light background in nearly every configuration.
    public static let colors16OnLight = Theme(accent: .basic(4), good: nil, careful: .basic(5), bad: .basic(1))

    private init(accent: Style.Color, good: Style.Color?, careful: Style.Color, bad: Style.Color) {
        // Some configurations use bright black as the background.
        code = Style(accent)
        link = Style(accent, .underline)
        border = Style(nil, .dim)
        focus = Style(accent, .bold)
        focusedButton = Style(accent, [.bold, .reverse])
        preferred = Style(accent, .bold)
        destructive = Style(bad, .bold)
        meter = Style(accent)
        success = Style(good, .bold)
        warning = Style(careful, .bold)
        error = Style(bad, .bold)
    }

    /// The style of everything in the focused row of a list, and of a field's brackets; `nil` if only its sign tells it, as without colours.
    var focusedRow: Style? { fills?.focusedRow ?? (focus.foreground == nil ? nil : focus) }

    package func style(of severity: Severity) -> Style {
        switch severity {
        case .info: title
        case .success: success
        case .warning: warning
        case .error: error
        }
    }

    /// Returns the style of a part of a text.
    ///
    /// A link gets the style of links, even if it is also code. Other code gets the style of code.
    func style(of run: Markup.Run) -> Style {
        var style = run.link != nil ? link : run.isCode ? code : text
        if run.isBold { style = style.with(.bold) }
        if run.isItalic { style = style.with(.italic) }
        return style
    }

    func style(of role: Role) -> Style {
        switch role {
        case .normal, .cancel: text
        case .preferred: preferred
        case .destructive: destructive
        }
    }
}
