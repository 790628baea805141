extension Frame: CustomStringConvertible {
    /// The text of the frame, one line for each row, without spaces at the ends of lines and without empty lines at the
    /// end.
    public var description: String {
        var lines = (0..<size.rows).map { text(of: $0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private func text(of row: Int) -> String {
        let cells = self.row(row).filter { $0.width > 0 }
        let end = cells.lastIndex { $0.cluster != .blank }.map { $0 + 1 } ?? 0
        return String(cells[..<end].map(character))
    }
}

extension Frame {
    /// The text of the frame with the codes of its styles, one line for each row, for printing to a terminal.
    ///
    /// It does not move the cursor. Each line ends in the terminal's own style. A theme without styles gives no codes.
    public var ansi: String {
        (0..<size.rows).map { written(Array(self.row($0)), erasesRest: false).text }.joined(separator: "\n")
    }
}

extension Frame {
    /// A row as it is written to a window that may become narrower.
    package struct WrittenRow: Equatable {
        /// The text with the codes of its styles.
        package let text: String
        /// How many columns it takes.
        package let columns: Int
    }

    /// The rows for a window that may become narrower.
    ///
    /// A terminal wraps the characters that were written, blanks as well. Therefore a background that reaches to the
    /// right edge is not written as blanks: the rest of the row is erased in its colour.
    package var writtenRows: [WrittenRow] {
        (0..<size.rows).map { written(Array(self.row($0)), erasesRest: true) }
    }

    private func written(_ cells: [PackedCell], erasesRest: Bool) -> WrittenRow {
        let ground = erasesRest ? cells.last?.style.background : nil
        let end = cells.lastIndex { !$0.hasNoText || !$0.style.isErased(on: ground) }.map { $0 + 1 } ?? 0
        var output = ""
        var pen = Style.normal
        func select(_ style: Style) {
            style.select(after: pen, in: &output, links)
            pen = style
        }
        for cell in cells[..<end] where cell.width > 0 {
            select(cell.cluster == .blank ? cell.style.asBlank(after: pen) : cell.style)
            output.append(character(of: cell))
        }
        // Behind the last column, the code would erase that column.
        if let ground, end < cells.count {
            select(Style(nil, on: ground))
            output += "\u{1B}[K"
        }
        select(.normal)
        return WrittenRow(text: output, columns: end)
    }
}
