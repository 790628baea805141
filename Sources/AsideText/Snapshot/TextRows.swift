/// The rows of a text of several lines.
///
/// If a line is too long, it breaks between words. Places are counted in characters, like the caret. Line breaks belong
/// to no row. Spaces at the end of a row may extend beyond it.
package struct TextRows {
    private let letters: [Character]
    /// The characters of each row, in order.
    ///
    /// There is at least one row.
    package let rows: [Range<Int>]

    /// Breaks a text into rows of a width in columns.
    package init(_ text: String, width: Int) {
        letters = Array(text)
        rows = letters.rows(ofColumns: max(1, width))
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

    func text(of row: Int) -> String { String(letters[rows[row]]) }

    /// Returns how many columns are before a place in its row.
    package func column(of place: Int) -> Int {
        letters[rows[row(of: place)].lowerBound..<place].reduce(0) { $0 + $1.drawable.columns }
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

extension [Character] {
    /// Returns the rows of a text: it breaks at line breaks, which belong to no row, after spaces, and beside wide
    /// letters; within a word only if it is too long.
    ///
    /// Spaces at the end of a row may extend beyond the width.
    func rows(ofColumns width: Int) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var start = 0
        var column = 0
        // The last place where the row can be broken, and how many columns are before it.
        var gap = (place: 0, column: 0)
        for (place, letter) in enumerated() {
            if letter.isNewline {
                rows.append(start..<place)
                start = place + 1
                column = 0
                gap = (start, 0)
                continue
            }
            let columns = letter.drawable.columns
            // Text in wide letters has no spaces between words.
            if columns == 2 { gap = (place, column) }
            while letter != " ", column + columns > width, place > start {
                let end = gap.place > start ? gap : (place: place, column: column)
                rows.append(start..<end.place)
                start = end.place
                column -= end.column
                gap = (start, 0)
            }
            column += columns
            if letter == " " || columns == 2 { gap = (place + 1, column) }
        }
        return rows + [start..<count]
    }

    /// Returns the same rows without the spaces at their ends, for a text that nobody edits.
    func wrappedRows(ofColumns width: Int) -> [Range<Int>] {
        let rows = rows(ofColumns: width)
        return rows.indices.compactMap { index in
            let row = rows[index]
            let last = self[row].lastIndex { $0 != " " }
            // Before a word that is too long, an indentation alone is no row.
            let goesOn = index + 1 < rows.count && rows[index + 1].lowerBound == row.upperBound
            return last == nil && goesOn ? nil : row.lowerBound..<(last.map { $0 + 1 } ?? row.lowerBound)
        }
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
