import Aside

extension Page {
    /// Returns the rows of a text area between brackets, around the caret.
    ///
    /// Arrows show that there are more rows above and below.
    func textArea(_ item: Outline.Item, room: Int) -> [Line] {
        guard case .field(let text, let placeholder, _, _) = item.kind else { return [] }
        let inner = max(2, room - 2)
        let height = isCompact ? 3 : 4
        let isFocused = isFocused(item)
        let ends = ends(of: item)
        let field = fieldStyle(of: item)
        // After the last letter of a row, the caret takes a column, too.
        let rows = TextRows(text, width: inner - 1)
        let caret = isFocused ? min(max(viewState.caret ?? text.count, 0), text.count) : nil
        let caretRow = caret.map(rows.row(of:))
        let first = firstRow(of: rows.rows.count, height: height, caretRow: caretRow)
        let style = textStyle(of: item)
        let sign = theme.fills == nil ? theme.text : field
        return (0..<height).map { index in
            let row = first + index
            var line = Line()
            line.add(ends.open)
            if index == 0, isFocused {
                line.textArea = TextAreaView(columns: inner - 1, rows: height, firstRow: first)
            }
            if let caret, row == caretRow { line.caret = 1 + min(rows.column(of: caret), inner - 1) }
            if text.isEmpty, index == 0 {
                line.add(example(placeholder, room: inner), placeholderStyle(of: item))
            } else if row < rows.rows.count {
                line.add(rows.text(of: row).drawable().start(ofColumns: inner), style)
            }
            line.add(String(repeating: " ", count: max(0, inner + 1 - line.columns)), field)
            let isMoreAbove = index == 0 && first > 0
            let isMoreBelow = index == height - 1 && first + height < rows.rows.count
            line.add(
                isMoreAbove ? Line("\(symbols.up)", sign) : isMoreBelow ? Line("\(symbols.down)", sign) : ends.close)
            return line
        }
    }

    /// Returns the first row in view: the caret is in view, and nothing moves without need.
    private func firstRow(of count: Int, height: Int, caretRow: Int?) -> Int {
        guard let caretRow else { return 0 }
        let first = viewState.textArea?.firstRow ?? 0
        let inView = min(max(first, caretRow - height + 1), caretRow)
        return min(inView, max(0, count - height))
    }
}
