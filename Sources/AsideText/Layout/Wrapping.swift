import Aside

extension String {
    /// Returns as much of a drawable text as fits, with an ellipsis if this leaves something out.
    func shortened(to width: Int, _ ellipsis: Character) -> String {
        guard columns > width else { return self }
        return width > 0 ? start(ofColumns: width - 1) + String(ellipsis) : ""
    }

    /// Returns as much of the start of a drawable text as fits.
    func start(ofColumns width: Int) -> String {
        var column = 0
        return String(
            prefix { character in
                column += character.columns
                return column <= width
            })
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
        guard width > 0 else { return [] }
        // Most texts fit into a row.
        if utf8.count <= width, utf8.last != 0x20, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [self] }
        // If a cluster is wider than a whole row, it is left out.
        let letters = Array(drawable(keepingBreaks: true).filter { $0.columns <= width })
        return letters.wrappedRows(ofColumns: width).map { String(letters[$0]) }
    }
}

extension Markup {
    /// Returns the lines of the text, wrapped like a ``Swift/String``.
    ///
    /// Each line has its parts of the runs.
    func wrapped(to width: Int) -> [[Run]] {
        guard width > 0 else { return [] }
        var letters: [Character] = []
        /// The run of each letter.
        var places: [Int] = []
        // A letter and its accent may be in two runs. They are drawn together in the style of the first.
        var (index, rest) = (0, runs.first?.text.utf8.count ?? 0)
        for character in text {
            while rest <= 0, index + 1 < runs.count {
                index += 1
                rest += runs[index].text.utf8.count
            }
            rest -= character.utf8.count
            let letter = character.isBreak ? "\n" : character.drawable
            guard letter.columns <= width else { continue }
            letters.append(letter)
            places.append(index)
        }
        return letters.wrappedRows(ofColumns: width).map { row in
            row.reduce(into: []) { line, place in
                if place == row.lowerBound || places[place] != places[place - 1] {
                    line.append(runs[places[place]])
                    line[line.count - 1].text = ""
                }
                line[line.count - 1].text.append(letters[place])
            }
        }
    }
}
