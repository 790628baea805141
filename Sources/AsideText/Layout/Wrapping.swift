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
            var wrapping = Wrapping<String>(width: width)
            for character in line { wrapping.add(character, of: 0) }
            return wrapping.end()
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
        var wrapping = Wrapping<MarkedText>(width: width)
        func end() {
            lines += wrapping.end().map { line in
                line.parts.map { part in
                    var run = runs[part.run]
                    run.text = part.text
                    return run
                }
            }
            wrapping = Wrapping(width: width)
        }
        // A letter and its accent may be in two runs. They are drawn together in the style of the first.
        var (index, rest) = (0, runs.first?.text.utf8.count ?? 0)
        for character in text {
            while rest <= 0, index + 1 < runs.count {
                index += 1
                rest += runs[index].text.utf8.count
            }
            rest -= character.utf8.count
            if character.isBreak { end() } else { wrapping.add(character.drawable, of: index) }
        }
        end()
        return lines
    }
}

/// A part of a line, while lines are being filled.
private protocol LineText {
    init()
    var isEmpty: Bool { get }
    mutating func append(_ character: Character, of run: Int)
    mutating func append(_ other: Self)
}

extension String: LineText {
    fileprivate mutating func append(_ character: Character, of run: Int) { append(character) }
}

/// Text that knows which runs it comes from.
private struct MarkedText: LineText {
    private(set) var parts: [(run: Int, text: String)] = []

    var isEmpty: Bool { parts.isEmpty }

    mutating func append(_ character: Character, of run: Int) {
        if parts.last?.run != run { parts.append((run, "")) }
        parts[parts.count - 1].text.append(character)
    }

    mutating func append(_ other: MarkedText) {
        for part in other.parts {
            if parts.last?.run == part.run { parts[parts.count - 1].text += part.text } else { parts.append(part) }
        }
    }
}

/// A wrapper that fills lines with words.
private struct Wrapping<Text: LineText> {
    let width: Int
    private var lines: [Text] = []
    private var line = Text()
    private var column = 0
    /// The spaces between the line and the word.
    ///
    /// A line break here drops them.
    private var gap = Text()
    private var gapColumns = 0
    private var word = Text()
    private var wordColumns = 0

    init(width: Int) {
        self.width = width
    }

    mutating func add(_ character: Character, of run: Int) {
        if character == " " {
            endWord()
            gap.append(character, of: run)
            gapColumns += 1
            return
        }
        let columns = character.columns
        if columns == 2 { endWord() }
        // If a cluster is wider than the whole line, it is left out.
        guard columns <= width else { return }
        if wordColumns + columns > width { endWord() }
        word.append(character, of: run)
        wordColumns += columns
        if columns == 2 { endWord() }
    }

    mutating func end() -> [Text] {
        endWord()
        return lines + [line]
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        if column + gapColumns + wordColumns > width {
            if column > 0 { lines.append(line) }
            line = Text()
            column = 0
            gap = Text()
            gapColumns = 0
        }
        if gapColumns > 0 { line.append(gap) }
        line.append(word)
        column += gapColumns + wordColumns
        gap = Text()
        gapColumns = 0
        word = Text()
        wordColumns = 0
    }
}
