extension Frame {
    /// Returns the text and codes that make a terminal show this frame.
    ///
    /// Before and after the codes, the terminal has its own style. Only cells that differ are written. If nothing
    /// differs, the result is empty. After a cluster whose width differs between terminals, such as an emoji, a code
    /// places the cursor again.
    ///
    /// - Parameter old: The frame that the terminal shows now, with the cursor where that frame left it. If it is `nil` or has
    ///   another size, the screen is cleared and everything is written.
    /// - Returns: Text and codes, to write at once.
    public func changes(from old: Frame?) -> String {
        changes(from: old, pen: nil, canErase: false).output
    }

    /// Returns the text and codes that make a terminal show this frame, and the style in which it writes after them.
    ///
    /// If nobody else writes, the terminal keeps the style of the last text, its pen, so that what changes in the same style
    /// needs no code. Without a pen, the terminal has its own style before and after the codes. It may know the code that
    /// erases some cells in the background colour in use (ECH).
    package func changes(
        from old: Frame?, pen: Style?, canErase: Bool
    ) -> (output: String, pen: Style) {
        guard let old, old.size == size else {
            var repaint = Repaint(frame: self, canErase: canErase, keepsPen: pen != nil)
            repaint.output = "\u{1B}[?25l\u{1B}[m\u{1B}[2J"
            repaint.paint(over: Frame(size: size))
            repaint.showCursor(insteadOf: nil)
            return (repaint.output, repaint.pen)
        }
        guard old != self else { return ("", pen ?? .normal) }
        var repaint = Repaint(
            frame: self, canErase: canErase, keepsPen: pen != nil,
            cursor: old.cursor ?? old.focus)
        repaint.pen = pen ?? .normal
        repaint.paint(over: old)
        repaint.showCursor(insteadOf: old)
        return (repaint.output, repaint.pen)
    }
}

/// A buffer for text and codes, which knows where they leave the terminal's cursor.
private struct Repaint {
    let frame: Frame
    let canErase: Bool
    /// Whether the last style remains selected.
    let keepsPen: Bool
    var output = ""
    var pen = Style.normal
    /// The place of the terminal's cursor; `nil` if terminals differ.
    private var position: Position?
    /// The row in which the cursor certainly is, even if its column is unknown.
    private var sureRow: Int?

    init(frame: Frame, canErase: Bool, keepsPen: Bool = false, cursor: Position? = nil) {
        self.frame = frame
        self.canErase = canErase
        self.keepsPen = keepsPen
        position = cursor
        sureRow = cursor?.row
    }

    mutating func paint(over old: Frame) {
        let changed = (0..<frame.size.rows).filter { frame.row($0) != old.row($0) }
        // The way to the last row is short if the cursor is there.
        let isFromBelow = changed.count > 1 && position?.row == changed.last
        var other = self
        paint(isFromBelow ? changed.reversed() : changed, over: old)
        // When the focus moves from one row to another, much depends on which style comes last.
        guard changed.count == 2 else { return }
        other.paint(isFromBelow ? changed : changed.reversed(), over: old)
        if other.output.utf8.count < output.utf8.count { self = other }
    }

    private mutating func paint(_ rows: [Int], over old: Frame) {
        for row in rows { paint(row, Array(frame.row(row)), Array(old.row(row))) }
        if keepsPen { endLink() } else { select(.normal) }
    }

    private mutating func paint(_ row: Int, _ new: [PackedCell], _ old: [PackedCell]) {
        let ground = canErase ? new.last?.style.background : nil
        let blankFrom = (new.lastIndex { !$0.hasNoText || !$0.style.isErased(on: ground) } ?? -1) + 1
        let changedTo = (new.indices.last { new[$0] != old[$0] } ?? -1) + 1
        // The code that erases takes at most three characters, so it is worth using for more spaces than that.
        let erased = new.indices.count { $0 >= blankFrom && new[$0] != old[$0] }
        let end = erased > 3 ? blankFrom : changedTo
        var column = 0
        while column < end {
            if new[column] == old[column] || new[column].width == 0 {
                column += 1
                continue
            }
            move(to: row, column, new)
            let next = column + new[column].width
            let text = new[column].cluster == .blank ? new[next..<end].firstIndex { !$0.hasNoText } : nil
            let style = text.flatMap { new[$0] != old[$0] ? new[$0].style : nil }
            let blanks = canErase ? blanks(from: column, in: new[..<end], old) : 0
            if blanks > 0 {
                select(new[column].style.asBlank(after: pen, before: style))
                output += "\u{1B}[\(blanks)X"
                column += blanks
                continue
            }
            write(new[column], at: row, column, before: style)
            column = next
        }
        if erased > 3 {
            move(to: row, blankFrom, new)
            select(Style(nil, on: ground).asBlank(after: pen))
            output += "\u{1B}[K"
        }
    }

    /// Returns how many changed spaces of one background can be erased with a code; 0 if writing them takes fewer bytes.
    private func blanks(from start: Int, in new: ArraySlice<PackedCell>, _ old: [PackedCell]) -> Int {
        let ground = new[start].style.background
        let blank = new[start...].prefix { $0.hasNoText && $0.style.isErased(on: ground) }
        guard let last = blank.indices.last(where: { new[$0] != old[$0] }) else { return 0 }
        let count = last + 1 - start
        // The code does not move the cursor. If more follows in this row, a second code does that.
        let isLast = !(last + 1..<new.endIndex).contains { new[$0] != old[$0] }
        return count > (isLast ? 5 : 10) ? count : 0
    }

    /// Writes a cell; `next` is the style of the text behind it.
    private mutating func write(_ cell: PackedCell, at row: Int, _ column: Int, before next: Style?) {
        select(cell.cluster == .blank ? cell.style.asBlank(after: pen, before: next) : cell.style)
        let character = frame.character(of: cell)
        output.append(character)
        let isSure = character.hasAgreedWidth
        position = isSure ? Position(row: row, column: column + cell.width) : nil
        // If the terminal may take a cluster for several and wrap it, the row is not certain either.
        sureRow = isSure || column + 2 * character.unicodeScalars.count < frame.size.columns ? row : nil
    }

    private mutating func select(_ style: Style) {
        style.select(after: pen, in: &output, frame.links)
        pen = style
    }

    /// Moves to a cell in the shortest way: not at all, by writing unchanged cells in the present style, or with a
    /// code.
    private mutating func move(to row: Int, _ column: Int, _ cells: [PackedCell]) {
        defer {
            position = Position(row: row, column: column)
            sureRow = row
        }
        let place = Position(row: row, column: column)
        guard position != place else { return }
        let way = way(to: place)
        if let position, position.row == row, position.column < column {
            let gap = cells[position.column..<column]
            if gap.count <= way.utf8.count, gap.allSatisfy(looksLikePen) {
                let text = String(gap.map(frame.character))
                if text.utf8.count <= way.utf8.count {
                    output += text
                    return
                }
            }
        }
        // Skipped cells are no part of the link, and a link ends with its line.
        endLink()
        output += way
    }

    private mutating func endLink() {
        guard pen.link != 0 else { return }
        output += LinkTable.ending
        pen.link = 0
    }

    /// Returns whether a cell needs no other style.
    private func looksLikePen(_ cell: PackedCell) -> Bool {
        if cell.hasNoText { return cell.style.asBlank(after: pen) == pen }
        return cell.style == pen && cell.width == 1 && frame.character(of: cell).hasAgreedWidth
    }

    /// Returns the shortest code that moves to a place: relative to the cursor, within its row, or absolute.
    private mutating func way(to place: Position) -> String {
        let absolute = "\u{1B}[\(place.row + 1);\(place.column + 1)H"
        // After the last column, terminals differ about the row of the cursor.
        if position?.column == frame.size.columns { return absolute }
        var ways = [absolute]
        if let position {
            let lines = place.row - position.row
            let rows = Self.steps(lines, "B", "A")
            let columns = place.column - position.column
            ways.append(rows + Self.steps(columns, "C", "D"))
            // This counts from the start of a line. Below the last line, the terminal would scroll, but no place is
            // there.
            let downOrUp = lines >= 0 ? String(repeating: "\n", count: lines) : rows
            ways.append("\r" + downOrUp + Self.steps(place.column, "C", "D"))
            if columns < 0 { ways.append(rows + String(repeating: "\u{8}", count: -columns)) }
        }
        if sureRow == place.row { ways.append("\u{1B}[\(place.column + 1)G") }
        return ways.min { $0.utf8.count < $1.utf8.count } ?? absolute
    }

    private static func steps(_ count: Int, _ forwards: String, _ backwards: String) -> String {
        let code = count > 0 ? forwards : backwards
        return count == 0 ? "" : abs(count) == 1 ? "\u{1B}[\(code)" : "\u{1B}[\(abs(count))\(code)"
    }

    /// Shows the cursor again.
    ///
    /// This is needed even if only cells beneath it have changed.
    mutating func showCursor(insteadOf old: Frame?) {
        if frame.cursor == nil, old?.cursor != nil { output += "\u{1B}[?25l" }
        if let place = frame.cursor ?? frame.focus, place != old?.cursor ?? old?.focus || !output.isEmpty {
            output += way(to: place)
        }
        if frame.cursor != nil, old?.cursor == nil { output += "\u{1B}[?25h" }
    }
}
