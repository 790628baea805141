/// The rows of a text of several lines.
///
/// If a line is too long, it breaks between words. Places are counted in characters, like the caret. Line breaks belong
/// to no row. Spaces at the end of a row may extend beyond it.
package struct TextRows {
    private let text: String
    /// Whether each character is one byte, so that finding a character is fast.
    private let isPlain: Bool
    /// The characters of each row, in order.
    ///
    /// There is at least one row.
    package private(set) var rows: [Range<Int>] = []

    /// Breaks a text into rows of a width in columns.
    package init(_ text: String, width: Int) {
        var text = text
        isPlain = text.withUTF8 { $0.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
        self.text = text
        var breaking = Breaking(width: max(1, width))
        if isPlain {
            text.withUTF8 { bytes in
                for byte in bytes { breaking.add(columns: 1, isBlank: byte == 0x20, isBreak: byte == 0x0A) }
            }
        } else {
            for character in text {
                breaking.add(
                    columns: character.drawable.columns, isBlank: character == " ", isBreak: character.isNewline)
            }
        }
        rows = breaking.end()
    }

    /// Returns the row of a place.
    ///
    /// A place between two rows of the same line is in the second row.
    package func row(of place: Int) -> Int {
        var (low, high) = (0, rows.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if rows[middle].lowerBound <= place { low = middle } else { high = middle }
        }
        return low
    }

    func text(of row: Int) -> Substring {
        let range = rows[row]
        if isPlain {
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return text[start..<text.utf8.index(start, offsetBy: range.count)]
        }
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.index(start, offsetBy: range.count)]
    }

    /// Returns how many columns are before a place in its row.
    package func column(of place: Int) -> Int {
        let row = row(of: place)
        return text(of: row).prefix(place - rows[row].lowerBound).reduce(0) { $0 + $1.drawable.columns }
    }

    /// Returns the place in a row that is nearest to a column.
    package func place(in row: Int, column: Int) -> Int {
        var columns = 0
        var place = rows[row].lowerBound
        for character in text(of: row) {
            columns += character.drawable.columns
            if columns > column { break }
            place += 1
        }
        // If the row continues in the next row, its end is the beginning of that row.
        let goesOn = row + 1 < rows.count && rows[row + 1].lowerBound == rows[row].upperBound
        return goesOn ? min(place, max(rows[row].lowerBound, rows[row].upperBound - 1)) : place
    }
}

/// The rows while they are filled with characters.
private struct Breaking {
    let width: Int
    private var rows: [Range<Int>] = []
    private var start = 0
    private var column = 0
    /// The last place where the row can be broken, and how many columns are before it.
    private var gap = (place: 0, column: 0)
    private var place = 0

    init(width: Int) {
        self.width = width
    }

    mutating func add(columns: Int, isBlank: Bool, isBreak: Bool) {
        defer { place += 1 }
        if isBreak {
            rows.append(start..<place)
            start = place + 1
            column = 0
            gap = (start, 0)
            return
        }
        while !isBlank, column + columns > width, place > start {
            let end = gap.place > start ? gap : (place, column)
            rows.append(start..<end.place)
            start = end.place
            column -= end.column
            gap = (start, 0)
        }
        column += columns
        // Text in wide letters has no spaces between words.
        if isBlank || columns == 2 { gap = (place + 1, column) }
    }

    mutating func end() -> [Range<Int>] {
        rows.append(start..<place)
        return rows
    }
}

/// How a frame shows the focused text area.
package struct TextAreaView: Equatable, Sendable {
    /// The width of its rows.
    package var columns: Int
    /// How many rows are in view.
    package var rows: Int
    /// The row that is drawn first.
    package var firstRow: Int

    /// Makes a description of how a text area is shown.
    package init(columns: Int, rows: Int, firstRow: Int = 0) {
        self.columns = columns
        self.rows = rows
        self.firstRow = firstRow
    }
}
