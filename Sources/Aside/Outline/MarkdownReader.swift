/// A reader for Markdown that takes linear time.
///
/// A sign without a partner has no effect beyond its paragraph.
struct MarkdownReader {
    /// A part of the text with one look, or signs, of which those without a partner are shown.
    private struct Piece {
        var place: Range<Int>
        var look = Markup.Run("")
        /// How many spans begin here, less those that end.
        var bold = 0
        var italic = 0
    }

    private let text: [Unicode.Scalar]
    private var place = 0
    /// Where the current plain text begins, which is not a piece yet.
    private var plainStart = 0
    private var pieces: [Piece] = []
    private var emphasis = Emphasis()
    /// The piece of the last bracket that can begin the label of a link.
    private var bracket: Int?
    /// The lengths of backticks that have no partner further on.
    private var unclosed: Set<Int> = []

    static func read(_ markdown: String) -> Markup {
        var reader = MarkdownReader(text: Array(markdown.unicodeScalars))
        reader.read()
        return Markup(reader.runs)
    }

    private mutating func read() {
        while place < text.count {
            let isSign =
                switch text[place] {
                case "\\": readEscape()
                case "`": readCode()
                case "*", "_": readEmphasis()
                case "[": readBracket()
                case "]": readLink()
                case "<": readAddress()
                case "\n": readLineBreak()
                default: false
                }
            if !isSign { place += 1 }
        }
        endPlainText(at: place)
    }

    // MARK: Signs

    /// Ends the plain text, and adds the piece that follows it.
    private mutating func endPlainText(at next: Int, with piece: Piece? = nil) {
        if plainStart < place { pieces.append(Piece(place: plainStart..<place)) }
        if let piece { pieces.append(piece) }
        (place, plainStart) = (next, next)
    }

    private mutating func readEscape() -> Bool {
        guard place + 1 < text.count, text[place + 1].isASCIIPunctuation else { return false }
        endPlainText(at: place + 1)
        place += 1
        return true
    }

    private mutating func readEmphasis() -> Bool {
        let (start, next) = (place, endOfSigns(from: place))
        endPlainText(at: next, with: Piece(place: start..<next))
        let closing = pieces.count - 1
        let matches = emphasis.read(
            text[start], count: next - start, piece: closing, between: start > 0 ? text[start - 1] : nil,
            and: next < text.count ? text[next] : nil)
        for (opening, count) in matches {
            pieces[opening].place.removeLast(count)
            pieces[closing].place.removeFirst(count)
            let look = count == 2 ? \Piece.bold : \Piece.italic
            pieces[opening + 1][keyPath: look] += 1
            pieces[closing][keyPath: look] -= 1
        }
        return true
    }

    /// Reads code between two, or two times two or three, backticks.
    private mutating func readCode() -> Bool {
        let inside = endOfSigns(from: place)
        let count = inside - place
        var closing = inside
        while count <= 3, !unclosed.contains(count), closing < text.count, !endsParagraph(at: closing) {
            let next = endOfSigns(from: closing)
            guard text[closing] == "`", next - closing == count else {
                closing = next
                continue
            }
            var code = inside..<closing
            // A space separates a backtick in the code from those around it.
            if code.count > 2, text[inside] == " ", text[closing - 1] == " ", text[code].contains("`") {
                code = inside + 1..<closing - 1
            }
            endPlainText(at: next, with: Piece(place: code, look: Markup.Run("", isCode: true)))
            return true
        }
        unclosed.insert(count)
        place = inside - 1
        return false
    }

    /// Forgets the signs without a partner where a paragraph ends.
    private mutating func readLineBreak() -> Bool {
        if endsParagraph(at: place) { (emphasis, bracket, unclosed) = (Emphasis(), nil, []) }
        return false
    }

    /// Returns whether a line break has a blank line after it.
    private func endsParagraph(at place: Int) -> Bool {
        text[place] == "\n" && text[(place + 1)...].first { !" \t\r".unicodeScalars.contains($0) } == "\n"
    }

    /// Returns where the same signs in a row end.
    private func endOfSigns(from start: Int) -> Int {
        text[start...].firstIndex { $0 != text[start] } ?? text.endIndex
    }

    private mutating func readBracket() -> Bool {
        endPlainText(at: place + 1, with: Piece(place: place..<place + 1))
        bracket = pieces.count - 1
        return true
    }

    private mutating func readLink() -> Bool {
        guard let bracket else { return false }
        self.bracket = nil
        let label = text[pieces[bracket].place.upperBound..<place]
        guard label.contains(where: { $0.value > 0x20 && $0.value != 0x7F }),
            place + 1 < text.count, text[place + 1] == "(", let (link, next) = address(from: place + 2, to: ")")
        else { return false }
        endPlainText(at: next)
        pieces[bracket].place.removeLast()
        for index in pieces.indices.dropFirst(bracket + 1) { pieces[index].look.link = link }
        return true
    }

    private mutating func readAddress() -> Bool {
        guard let (link, next) = address(from: place + 1, to: ">") else { return false }
        endPlainText(at: next, with: Piece(place: place + 1..<next - 1, look: Markup.Run("", link: link)))
        // A label contains no other link.
        bracket = nil
        return true
    }

    /// Returns the address before a sign, and where the text continues.
    private func address(from start: Int, to closing: Unicode.Scalar) -> (Markup.Link, Int)? {
        var depth = 0
        for place in start..<max(start, min(text.count, start + Markup.Link.longest + 1)) {
            switch text[place] {
            case closing where depth == 0:
                return Markup.Link(rawValue: string(start..<place)).map { ($0, place + 1) }
            // Nobody nests parentheses deeper. Without this limit, each of them would search far ahead.
            case "(" where depth < 32: depth += 1
            case ")" where depth > 0: depth -= 1
            case "(", "<", "\\", "\0"..." ", "\u{7F}"...: return nil
            default: break
            }
        }
        return nil
    }

    // MARK: Runs

    private var runs: [Markup.Run] {
        var runs: [Markup.Run] = []
        var (bold, italic) = (0, 0)
        for piece in pieces {
            bold += piece.bold
            italic += piece.italic
            guard !piece.place.isEmpty else { continue }
            var run = piece.look
            (run.isBold, run.isItalic) = (bold > 0, italic > 0)
            if var last = runs.last {
                last.text = ""
                if last == run { run.text = runs.removeLast().text }
            }
            run.text += string(piece.place)
            runs.append(run)
        }
        return runs
    }

    private func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(text[range]))
    }
}
