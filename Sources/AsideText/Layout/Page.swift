import Aside

/// A page that lays out content in lines of a given width.
///
/// The first two columns are free for the sign of the focus, which is drawn before the focused control.
struct Page {
    var width: Int
    /// The styles and signs.
    let theme: Theme
    /// The words of the library itself.
    let words: Words
    /// The focused target on this page.
    let target: Target?
    let viewState: ViewState
    /// Whether blank lines are left out to save room.
    let isCompact: Bool
    /// What separates fields.
    var fieldSpacing = FieldSpacing.none
    /// Whether the titles of the screens are drawn above the page.
    var isBelowPath = false
    /// The title of the modal.
    ///
    /// A control with the same label needs no label of its own.
    var saidByTitle: String?
    /// The button that Enter presses now from anywhere on the surface; `nil` if there is none.
    var entered: Target?
    /// Whether letters type a text, and press no button.
    var isTyping = false
    var lines: [Line] = []
    /// The group of the last element.
    ///
    /// It decides whether a blank line follows.
    private(set) var last: Group?

    /// The kinds of elements that are drawn without a blank line between them.
    ///
    /// A blank line separates elements of different groups.
    enum Group {
        case heading, paragraph, rows, menu, controls, actions, block, meter
    }

    /// What separates fields from those above and below.
    enum FieldSpacing {
        case none
        case blankLines
        /// Filled strips that touch look like one field, so each has brackets where there is no room for blank lines.
        case brackets
    }

    static let gutter = 2

    var symbols: Symbols { theme.symbols }

    /// The same page before anything is added.
    var emptied: Page {
        var page = self
        page.saidByTitle = nil
        page.lines = []
        page.last = nil
        return page
    }

    /// Begins an element, after a blank line if the element above belongs to another group.
    mutating func begin(_ group: Group) {
        defer { last = group }
        guard let last, !isCompact, last != .heading || group == .menu, lines.last?.isMessage != true else { return }
        switch group {
        case .heading, .paragraph, .block: lines.append(Line())
        case .controls: if last != group || fieldSpacing == .blankLines { lines.append(Line()) }
        case .rows, .menu, .actions, .meter: if last != group { lines.append(Line()) }
        }
    }

    /// Returns the sign of the focus if the control has the focus, and otherwise spaces.
    ///
    /// If another line of the same control shows the sign, this returns spaces, too.
    func mark(_ target: Target?, isElsewhere: Bool = false, _ style: Style? = nil) -> Line {
        let hasFocus = target != nil && target == self.target && !isElsewhere
        var line = Line()
        if let target { line.begin(target) }
        line.add(hasFocus ? "\(symbols.focus) " : "  ", hasFocus ? style ?? theme.focus : .normal)
        if hasFocus { line.focus = line.columns }
        return line
    }

    func blank(_ columns: Int) -> Line {
        Line(String(repeating: " ", count: max(0, columns)))
    }

    /// Adds text, and wraps it.
    mutating func addText(_ text: String, _ style: Style, indent: Int = 0, sign: Line? = nil) {
        let left = Page.gutter + indent
        for (index, part) in text.wrapped(to: min(max(1, width - left), Page.widestText)).enumerated() {
            var line = index == 0 ? sign ?? Line() : Line()
            line.skip(to: left)
            line.add(part, style)
            lines.append(line)
        }
    }

    /// Adds text with bold, italic, code or link parts, and wraps it.
    ///
    /// If the terminal cannot show links or code by itself, the text says where links lead and marks what is code.
    mutating func addText(_ text: String, _ markup: Markup?, indent: Int = 0) {
        guard var markup = Markup.of(text, markup) else { return addText(text, theme.text, indent: indent) }
        if theme.code.foreground == nil, theme.code.background == nil { markup = markup.spellingOutCode }
        if !theme.hasHyperlinks { markup = markup.spellingOutLinks }
        let left = Page.gutter + indent
        for runs in markup.wrapped(to: min(max(1, width - left), Page.widestText)) {
            var line = blank(left)
            for run in runs { line.add(run.text, theme.style(of: run), link: theme.hasHyperlinks ? run.link : nil) }
            lines.append(line)
        }
    }

    /// The maximum width of text, because wider lines are hard to read.
    private static let widestText = 76
}
