import Aside

/// A painter that draws a notice in one row near the lower edge, over the other content.
struct NoticePainter {
    let notice: NoticeContent
    let size: Size
    let theme: Theme
    /// How many rows at the bottom explain the keys.
    let hints: Int
    /// The key that presses the button of the notice.
    let key: String
    /// The time that the user has to press the button, in words; `nil` if it is not shown.
    let timeLeft: String?

    /// Whether the notice covers the rows about keys, because a low terminal has no room for an extra row.
    private var isOverHints: Bool { size.rows < 16 && hints > 0 }

    /// How many rows the notice takes from the scrolling part, above the rows about keys.
    var rows: Int { isOverHints ? 0 : 1 }

    private var row: Int { isOverHints ? size.rows - 1 : size.rows - hints - 1 }

    func paint(_ frame: inout Frame) {
        let columns = LayerPainter.screenColumns(of: size)
        let edge = columns.upperBound - (columns.count > 2 * Page.gutter ? 1 : 0)
        let start = columns.lowerBound + Page.gutter
        let button = button(room: edge - start)
        var line = Line()
        if let sign = theme.symbols.sign(of: notice.severity) { line.add("\(sign) ", theme.style(of: notice.severity)) }
        // The time is at the far end, where a change of its width moves nothing. The message comes first.
        let time = timeLeft.map { $0.drawable() } ?? ""
        let others = line.columns + (button.columns > 0 ? button.columns + 2 : 0)
        let hasTime = !time.isEmpty && others + notice.text.columns + 2 + time.columns <= edge - start
        let room = edge - start - others
        let text = notice.text.lines().joined(separator: " ").drawable()
        line.add(text.shortened(to: max(0, room), theme.symbols.ellipsis), theme.style(of: notice.severity))
        if button.columns > 0 {
            line.add("  ")
            frame.noticeButton = Frame.Area(
                row: row, columns: start + line.columns..<start + line.columns + button.columns)
            line.add(button)
        }
        frame.clear(rows: row..<row + 1, columns: 0..<size.columns)
        frame.draw(line, at: row, start, edge: edge)
        if hasTime { frame.write(time, at: row, edge - time.columns, theme.faint) }
        guard let fills = theme.fills else { return }
        // Its edge tells it from the hints and from the title.
        let style = notice.severity == .info ? theme.focus : theme.style(of: notice.severity)
        frame.fill(row, columns.lowerBound..<columns.lowerBound + 1, with: theme.symbols.edge, style)
        frame.lay(fills.panel, rows: row..<row + 1, columns: columns)
    }

    private func button(room: Int) -> Line {
        guard let action = notice.action else { return Line() }
        let (open, close) = theme.fills == nil ? ("[ ", " ]") : ("  ", "  ")
        let key = key.isEmpty ? "" : theme.fills == nil ? " (\(key))" : " \(key) "
        let most = max(1, room / 2 - open.columns - close.columns - key.columns)
        let label = action.drawable().shortened(to: most, theme.symbols.ellipsis)
        let style = theme.fills?.button ?? theme.style(of: Role.normal)
        guard theme.fills != nil else { return Line(open + label + key + close, style) }
        var line = Line(open + label + close, style)
        line.add(key, theme.field)
        return line
    }
}
