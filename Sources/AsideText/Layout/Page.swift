import Aside

/// Lays out content in lines of a given width.
///
/// Two columns on the left are kept free for the sign of the focus, which stands before whatever has it.
struct Page {
    var width: Int
    let theme: Theme
    /// What has the focus on this page.
    let target: Target?
    let attention: Attention
    /// Whether there is no room for blank lines.
    let isCompact: Bool
    /// What the title above says already, so that the control which is called that needs no label.
    var saidByTitle: String?
    /// What the library itself says.
    var words = Strings.english
    /// The button that the Enter key presses now, where the surface has one that it presses from anywhere.
    var entered: Target?
    var lines: [Line] = []
    /// What was added last, as far as it decides whether a blank line follows.
    private var last: Group?

    /// Things of one group stand together; between groups is a blank line.
    enum Group {
        case heading, paragraph, rows, menu, controls, actions, block, meter
    }

    static let gutter = 2

    init(width: Int, theme: Theme, target: Target?, attention: Attention, isCompact: Bool) {
        self.width = width
        self.theme = theme
        self.target = target
        self.attention = attention
        self.isCompact = isCompact
    }

    var symbols: Symbols { theme.symbols }

    /// Begins something, after a blank line where that tells it from what is above.
    mutating func begin(_ group: Group) {
        defer { last = group }
        guard let last, !isCompact, last != .heading || group == .menu, lines.last?.isMessage != true else { return }
        switch group {
        case .heading, .paragraph, .block: lines.append(Line())
        case .rows, .menu, .controls, .actions, .meter: if last != group { lines.append(Line()) }
        }
    }

    /// The sign of the focus, or the room for it; also where that stands in a line of the same control elsewhere.
    func mark(_ target: Target?, isElsewhere: Bool = false) -> Line {
        let hasFocus = target != nil && target == self.target && !isElsewhere
        var line = Line()
        if let target { line.begin(target) }
        line.add(hasFocus ? "\(symbols.focus) " : "  ", hasFocus ? theme.focus : .normal)
        if hasFocus { line.focus = line.columns }
        return line
    }

    func blank(_ columns: Int) -> Line {
        Line(String(repeating: " ", count: max(0, columns)))
    }

    /// Adds text that is wrapped.
    mutating func addText(_ text: String, _ style: Style, indent: Int = 0, sign: Line? = nil) {
        let left = Page.gutter + indent
        for (index, part) in text.wrapped(to: min(max(1, width - left), Page.widestText)).enumerated() {
            var line = index == 0 ? sign ?? Line() : Line()
            line.skip(to: left)
            line.add(part, style)
            lines.append(line)
        }
    }

    /// Adds text that is wrapped, with parts of it bold, italic, code or links.
    ///
    /// What a terminal cannot show by itself is said: where links lead, and what is code.
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

    /// Beyond this, lines are hard to read.
    private static let widestText = 76

    /// Adds how far something has come.
    mutating func addMeter(_ label: String, _ fraction: Double?, column: Int, indent: Int = 0) {
        begin(.meter)
        let fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        let percent = fraction.map { "\($0.percent) %" } ?? ""
        var line = blank(Page.gutter + indent)
        line.add(meterLabel(label, indent: indent), theme.text)
        line.skip(to: column)
        // The room for the number is kept from the start: the box must not grow.
        let isNarrow = fraction == nil && width - line.columns < 12
        let numberRoom = isNarrow ? 0 : "  100 %".columns
        let room = min(40, width - line.columns - numberRoom)
        let end = line.columns + max(0, room) + numberRoom
        if room > 3 {
            if let fraction {
                let done = Int(Double(room) * fraction)
                line.add(String(repeating: symbols.done, count: done), theme.meter)
                line.add(String(repeating: symbols.left, count: room - done), theme.faint)
            } else {
                addUnknown(to: &line, room: room)
            }
        }
        if !percent.isEmpty { line.add("  " + percent, theme.text) }
        line.skip(to: min(end, width))
        lines.append(line)
    }

    func meterLabel(_ label: String, indent: Int) -> String {
        label.drawable().shortened(to: max(0, (width - indent) / 2), symbols.ellipsis)
    }

    /// A bar for what nobody knows the length of: a block goes to and fro with time.
    private func addUnknown(to line: inout Line, room: Int) {
        let unknown = String(repeating: symbols.unknown, count: room)
        guard attention.tick > 0, room > 4 else { return line.add(unknown, theme.faint) }
        let way = room - 3
        let step = attention.tick % (2 * way)
        let start = step <= way ? step : 2 * way - step
        line.add(String(unknown.prefix(start)), theme.faint)
        line.add(String(repeating: symbols.done, count: 3), theme.meter)
        line.add(String(unknown.prefix(way - start)), theme.faint)
    }
}
