extension Frame: CustomStringConvertible {
    /// The text of the frame, one line for each row, without spaces at the ends of lines and without empty lines at the
    /// end.
    public var description: String {
        var lines = (0..<size.rows).map { text(of: $0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private func text(of row: Int) -> String {
        var line = ""
        var blanks = 0
        for cell in self.row(row) where cell.width > 0 {
            if cell.cluster == .blank {
                blanks += 1
            } else {
                line += String(repeating: " ", count: blanks)
                line.append(character(of: cell))
                blanks = 0
            }
        }
        return line
    }
}

extension Frame {
    /// The text of the frame with the codes of its styles, one line for each row, for printing to a terminal.
    ///
    /// It does not move the cursor. Each line ends in the terminal's own style. A theme without styles gives no codes.
    public var ansi: String {
        (0..<size.rows).map { row in
            let cells = self.row(row)
            let end = cells.lastIndex { !$0.hasNoText || !$0.style.isBlank }
            var output = ""
            var pen = Style.normal
            for cell in cells[..<(end.map { $0 + 1 } ?? cells.startIndex)] where cell.width > 0 {
                cell.style.select(after: pen, in: &output, links)
                pen = cell.style
                output.append(character(of: cell))
            }
            Style.normal.select(after: pen, in: &output, links)
            return output
        }
        .joined(separator: "\n")
    }
}
