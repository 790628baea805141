extension Frame {
    /// What a terminal is sent so that it shows this frame.
    ///
    /// The terminal's style is its own before and after. Only cells that differ are written, and nothing is sent where
    /// nothing differs. After clusters on whose width terminals do not agree, such as emoji, the cursor is placed anew.
    ///
    /// - Parameter old: the frame that the terminal shows now, with its cursor where that frame has left it; `nil`, or
    ///   a frame of another size, to clear the terminal and write everything.
    /// - Returns: text and codes, to be written at once.
    public func changes(from old: Frame?) -> String {
        changes(from: old, canRepeat: false)
    }

    /// What a terminal is sent so that it shows this frame.
    ///
    /// - Parameters:
    ///   - old: the frame that the terminal shows now.
    ///   - canRepeat: whether the terminal knows the code that repeats a character (REP).
    /// - Returns: text and codes, to be written at once.
    package func changes(from old: Frame?, canRepeat: Bool) -> String {
        guard let old, old.size == size, links.agrees(with: old.links) else {
            var repaint = Repaint(frame: self, canRepeat: canRepeat)
            repaint.output = "\u{1B}[?25l\u{1B}[m\u{1B}[2J"
            repaint.paint(over: Frame(size: size))
            repaint.showCursor(insteadOf: nil)
            return repaint.output
        }
        guard old != self else { return "" }
        var repaint = Repaint(frame: self, canRepeat: canRepeat, cursor: old.cursor ?? old.focus)
        repaint.paint(over: old)
        repaint.showCursor(insteadOf: old)
        return repaint.output
    }
}

/// Collects what a terminal is sent, and knows where that leaves its cursor.
private struct Repaint {
    let frame: Frame
    let canRepeat: Bool
    var output = ""
    private var pen = Style.normal
    /// Where the terminal's cursor is; `nil` where terminals differ.
    private var position: Position?
    /// The row that the cursor is in without doubt, though it may not be known where.
    private var sureRow: Int?

    init(frame: Frame, canRepeat: Bool, cursor: Position? = nil) {
        self.frame = frame
        self.canRepeat = canRepeat
        position = cursor
        sureRow = cursor?.row
    }

    mutating func paint(over old: Frame) {
        for row in 0..<frame.size.rows {
            let new = frame.row(row)
            let before = old.row(row)
            guard new != before else { continue }
            paint(row, Array(new), Array(before))
        }
        select(.normal)
    }

    private mutating func paint(_ row: Int, _ new: [PackedCell], _ old: [PackedCell]) {
        let blankFrom = (new.lastIndex { $0 != .blank } ?? -1) + 1
        let changedTo = (new.indices.last { new[$0] != old[$0] } ?? -1) + 1
        // Erasing takes three characters at most: worth it where more blanks would be written.
        let erased = new.indices.count { $0 >= blankFrom && new[$0] != old[$0] }
        let end = erased > 3 ? blankFrom : changedTo
        var column = 0
        while column < end {
            if new[column] == old[column] || new[column].width == 0 {
                column += 1
                continue
            }
            move(to: row, column, new)
            write(new[column], at: row, column)
            let next = column + new[column].width
            column = next + (canRepeat ? writeRun(of: new[column], from: next, in: new[..<end], old) : 0)
        }
        if erased > 3 {
            move(to: row, blankFrom, new)
            select(.normal)
            output += "\u{1B}[K"
        }
    }

    private mutating func write(_ cell: PackedCell, at row: Int, _ column: Int) {
        // Nobody sees in which colour a blank is written.
        let style = cell.cluster == .blank ? cell.style.asBlank(after: pen) : cell.style
        select(style)
        let character = frame.character(of: cell)
        output.append(character)
        let isSure = character.hasAgreedWidth
        position = isSure ? Position(row: row, column: column + cell.width) : nil
        // Nor is the line certain where a cluster that is taken for several may have been wrapped.
        sureRow = isSure || column + 2 * character.unicodeScalars.count < frame.size.columns ? row : nil
    }

    /// Repeats a cell that has just been written by a code, where that takes less than writing it again.
    ///
    /// - Returns: how many cells are written by that.
    private mutating func writeRun(
        of cell: PackedCell, from start: Int, in new: ArraySlice<PackedCell>, _ old: [PackedCell]
    ) -> Int {
        guard let position, cell.width == 1 else { return 0 }
        let same = new[start...].prefix { $0 == cell }
        guard let last = same.indices.last(where: { new[$0] != old[$0] }) else { return 0 }
        let count = last + 1 - start
        let code = "\u{1B}[\(count)b"
        guard code.utf8.count < count * frame.character(of: cell).utf8.count else { return 0 }
        output += code
        self.position = Position(row: position.row, column: start + count)
        return count
    }

    private mutating func select(_ style: Style) {
        style.select(after: pen, in: &output, frame.links)
        pen = style
    }

    /// Takes the shortest way to a cell: none, over unchanged cells that look like the pen, or by a code.
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
        // What is skipped is not a part of the link, and a link ends with its line.
        if pen.link != 0 {
            output += LinkTable.ending
            pen.link = 0
        }
        output += way
    }

    /// Whether a cell can be written without another style.
    private func looksLikePen(_ cell: PackedCell) -> Bool {
        if cell.hasNoText { return cell.style.asBlank(after: pen) == pen }
        return cell.style == pen && cell.width == 1 && frame.character(of: cell).hasAgreedWidth
    }

    /// The shortest code that leads to a place: from where the cursor is, within its row, or the one that always works.
    private func way(to place: Position) -> String {
        let absolute = "\u{1B}[\(place.row + 1);\(place.column + 1)H"
        // Behind the last column nobody knows in which row it is.
        if position?.column == frame.size.columns { return absolute }
        var ways = [absolute]
        if let position {
            let rows = Self.steps(place.row - position.row, "B", "A")
            let columns = place.column - position.column
            ways.append(rows + Self.steps(columns, "C", "D"))
            let lines = place.row - position.row
            if lines >= 0 {
                // From the start of a line on: below the last one the terminal would scroll, but no place is there.
                ways.append("\r" + String(repeating: "\n", count: lines) + Self.steps(place.column, "C", "D"))
            }
            if columns < 0 { ways.append(rows + String(repeating: "\u{8}", count: -columns)) }
        }
        if sureRow == place.row { ways.append("\u{1B}[\(place.column + 1)G") }
        return ways.min { $0.utf8.count < $1.utf8.count } ?? absolute
    }

    private static func steps(_ count: Int, _ forwards: String, _ backwards: String) -> String {
        let code = count > 0 ? forwards : backwards
        return count == 0 ? "" : abs(count) == 1 ? "\u{1B}[\(code)" : "\u{1B}[\(abs(count))\(code)"
    }

    /// Where only what is written beneath the cursor has changed, it has to be put back.
    mutating func showCursor(insteadOf old: Frame?) {
        if frame.cursor == nil, old?.cursor != nil { output += "\u{1B}[?25l" }
        if let place = frame.cursor ?? frame.focus, place != old?.cursor ?? old?.focus || !output.isEmpty {
            output += way(to: place)
        }
        if frame.cursor != nil, old?.cursor == nil { output += "\u{1B}[?25h" }
    }
}
