extension String {
    /// As much of a drawable text as fits, with a sign where something is left out.
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

    /// As much of the end of a drawable text as fits.
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

    /// The lines of a text, none of them wider than there is room for.
    ///
    /// It breaks at spaces and beside wide letters; only a word that is too long for a line is broken within.
    package func wrapped(to width: Int) -> [String] {
        let text = drawable(keepingBreaks: true)
        guard width > 0 else { return [] }
        if text.utf8.count <= width, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            // Spaces at the end do not count.
            return [text.utf8.last == 0x20 ? String(text.reversed().drop { $0 == " " }.reversed()) : text]
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            var wrapping = Wrapping(width: width)
            for character in line { wrapping.add(character) }
            return wrapping.end()
        }
    }
}

/// Fills lines with words.
private struct Wrapping {
    let width: Int
    private var lines: [String] = []
    private var line = ""
    private var column = 0
    /// The spaces between the line and the word: dropped where the line is broken.
    private var gap = 0
    private var word = ""
    private var wordColumns = 0

    init(width: Int) {
        self.width = width
    }

    mutating func add(_ character: Character) {
        if character == " " {
            endWord()
            gap += 1
            return
        }
        let columns = character.columns
        if columns == 2 { endWord() }
        // What is wider than all there is can only be left out.
        guard columns <= width else { return }
        if wordColumns + columns > width { endWord() }
        word.append(character)
        wordColumns += columns
        if columns == 2 { endWord() }
    }

    mutating func end() -> [String] {
        endWord()
        return lines + [line]
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        if column + gap + wordColumns > width {
            if column > 0 { lines.append(line) }
            line = ""
            column = 0
            gap = 0
        }
        line += String(repeating: " ", count: gap) + word
        column += gap + wordColumns
        gap = 0
        word = ""
        wordColumns = 0
    }
}
