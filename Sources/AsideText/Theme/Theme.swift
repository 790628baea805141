import Aside

/// How the parts of a frame look.
///
/// Styles add to what signs and shapes say already: nothing depends on colour alone. Start from one of the four themes
/// and change what is to differ.
public struct Theme: Hashable, Sendable {
    /// Text to read, labels, and buttons without a role.
    public var text = Style.normal
    /// Headings, the titles of modals, and the screen that is shown in the path.
    public var title = Style(nil, .bold)
    /// What stands beside the text: details, notes, the path, hints.
    public var faint = Style(nil, .dim)
    /// What is to be typed or read letter by letter; without a colour it stands between backticks.
    public var code = Style.normal
    /// What can be followed.
    public var link = Style(nil, .underline)
    /// Lines around and between things.
    public var border = Style.normal
    /// The sign before what has the focus.
    public var focus = Style(nil, .bold)
    /// A button that has the focus.
    public var focusedButton = Style(nil, .reverse)
    /// The text of a field.
    public var field = Style(nil, .underline)
    /// What a field shows while it is empty.
    public var placeholder = Style(nil, [.underline, .dim])
    /// What the text cursor has marked.
    public var marked = Style(nil, .reverse)
    /// What most users want.
    public var preferred = Style(nil, .bold)
    /// What loses something.
    public var destructive = Style(nil, .bold)
    /// What cannot be used now.
    public var disabled = Style(nil, .dim)
    /// How far something has come.
    public var meter = Style.normal
    /// What went well.
    public var success = Style(nil, .bold)
    /// What may go wrong.
    public var warning = Style(nil, .bold)
    /// What went wrong.
    public var error = Style(nil, .bold)
    /// The colours of filled shapes.
    ///
    /// With them a modal is a panel, a button a block, and a field a tinted strip. Without them
    /// they are drawn with lines and brackets.
    public var fills: Fills?
    /// Whether text can be a link by itself, as most terminals show it (OSC 8); else its address follows in parentheses.
    ///
    /// A ``Frame`` is also printed or compared as text, so that this is `false` until somebody knows the terminal: `Terminal` sets it.
    public var hasHyperlinks = false
    /// The signs that tell things apart.
    public var symbols = Symbols.unicode

    /// A theme without colours.
    public init() {}

    /// No colours, for terminals that have none and users who want none.
    public static let plain = Theme()

    /// The sixteen colours that the user has chosen for the terminal.
    public static let colors16 = Theme(accent: .basic(6), good: .basic(2), careful: .basic(3), bad: .basic(1))

    /// Those of the sixteen colours that can be read on a light ground in nearly every choice of them.
    public static let colors16OnLight = Theme(accent: .basic(4), good: nil, careful: .basic(5), bad: .basic(1))

    private init(accent: Color, good: Color?, careful: Color, bad: Color) {
        // There is a choice of colours in which bright black is the ground.
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

    func style(of severity: Severity) -> Style {
        switch severity {
        case .info: title
        case .success: success
        case .warning: warning
        case .error: error
        }
    }

    /// The style of a part of a text; one that is several things is drawn as the first of link, code and text.
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
