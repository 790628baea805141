import Aside

extension String {
    /// Returns as much of a drawable text as fits, with an ellipsis if this leaves something out.
    func shortened(to width: Int, _ ellipsis: Character) -> String {
        guard columns > width else { return self }
        guard width > 0 else { return "" }
        var result = ""
        var column = 0
        for character in self {
            column += character.columns
            if column > width - 1 { break }
            result.append(character)
        }
        return result + String(ellipsis)
    }

    /// Returns as much of the end of a drawable text as fits.
    func end(ofColumns width: Int) -> String {
        var start = endIndex
        var column = 0
        while start > startIndex {
            let before = index(before: start)
            column += self[before].columns
            if column > width { break }
            start = before
        }
        return String(self[start...])
    }

    /// Returns the lines of a text, wrapped to a width.
    ///
    /// Lines break at spaces and beside wide letters. A word is broken only if it is too long for a line.
    package func wrapped(to width: Int) -> [String] {
        let text = drawable(keepingBreaks: true)
        guard width > 0 else { return [] }
        if text.utf8.count <= width, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            // Spaces at the end are ignored.
            return [text.utf8.last == 0x20 ? String(text.reversed().drop { $0 == " " }.reversed()) : text]
        }
        return text.parts(separatedBy: { $0 == "\n" }, keepingEmpty: true).flatMap { line in
            // If a cluster is wider than a whole row, it is left out.
            let letters = Array(line.filter { $0.columns <= width })
            return Wrapping.rows(of: letters, width).map { String(letters[$0]) }
        }
    }
}

extension Markup {
    /// Returns the lines of the text, wrapped like a ``Swift/String``.
    ///
    /// Each line has its parts of the runs.
    func wrapped(to width: Int) -> [[Run]] {
        guard width > 0 else { return [] }
        var lines: [[Run]] = []
        var letters: [Character] = []
        /// The run of each letter.
        var places: [Int] = []
        func end() {
            lines += Wrapping.rows(of: letters, width).map { row in
                row.reduce(into: []) { line, place in
                    if place == row.lowerBound || places[place] != places[place - 1] {
                        line.append(runs[places[place]])
                        line[line.count - 1].text = ""
                    }
                    line[line.count - 1].text.append(letters[place])
                }
            }
            (letters, places) = ([], [])
        }
        // A letter and its accent may be in two runs. They are drawn together in the style of the first.
        var (index, rest) = (0, runs.first?.text.utf8.count ?? 0)
        for character in text {
            while rest <= 0, index + 1 < runs.count {
                index += 1
                rest += runs[index].text.utf8.count
            }
            rest -= character.utf8.count
            if character.isBreak {
                end()
            } else if character.drawable.columns <= width {
                letters.append(character.drawable)
                places.append(index)
            }
        }
        end()
        return lines
    }
}

/// The rows of a text, as places of its letters, while they are filled with words.
private struct Wrapping {
    private let width: Int
    private var rows: [Range<Int>] = []
    private var row = 0..<0
    private var rowColumns = 0
    /// How many spaces are between the row and the word.
    ///
    /// A line break here drops them.
    private var gap = 0
    private var word = 0..<0
    private var wordColumns = 0

    /// Returns the rows of letters, none of which is wider than a row.
    static func rows(of letters: [Character], _ width: Int) -> [Range<Int>] {
        var wrapping = Wrapping(width: width)
        for (place, letter) in letters.enumerated() { wrapping.add(letter, at: place) }
        wrapping.endWord()
        return wrapping.rows + [wrapping.row]
    }

    private mutating func add(_ letter: Character, at place: Int) {
        if letter == " " {
            endWord()
            gap += 1
            return
        }
        let columns = letter.columns
        if columns == 2 || wordColumns + columns > width { endWord() }
        word = (word.isEmpty ? place : word.lowerBound)..<place + 1
        wordColumns += columns
        if columns == 2 { endWord() }
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        if rowColumns + gap + wordColumns > width {
            if rowColumns > 0 { rows.append(row) }
            row = word
            (rowColumns, gap) = (0, 0)
        }
        row = row.lowerBound..<word.upperBound
        rowColumns += gap + wordColumns
        word = 0..<0
        (gap, wordColumns) = (0, 0)
    }
}
