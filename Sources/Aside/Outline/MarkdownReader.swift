/// A reader for Markdown that takes linear time.
///
/// Each paragraph is read by itself, so that a sign without a partner has no effect beyond it.
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
    private var place: Int
    private let end: Int
    /// The label of a link contains no other link.
    private let isLabel: Bool
    /// Where the current plain text begins, which is not a piece yet.
    private var plainStart: Int
    private var pieces: [Piece] = []
    private var emphasis = Emphasis()
    /// The lengths of backticks that have no partner further on.
    private var unclosed: Set<Int> = []

    static func read(_ markdown: String) -> Markup {
        let text = Array(markdown.unicodeScalars)
        var runs: [Markup.Run] = []
        for block in blocks(of: text) {
            var reader = MarkdownReader(text, block)
            reader.read()
            reader.add(to: &runs)
        }
        return Markup(runs)
    }

    private init(_ text: [Unicode.Scalar], _ range: Range<Int>, isLabel: Bool = false) {
        self.text = text
        self.isLabel = isLabel
        (place, plainStart, end) = (range.lowerBound, range.lowerBound, range.upperBound)
    }

    /// Returns the paragraphs, each with the blank lines after it.
    private static func blocks(of text: [Unicode.Scalar]) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start = 0
        var isBlank = false
        for (place, scalar) in text.enumerated() {
            if scalar == "\n", isBlank {
                blocks.append(start..<place)
                start = place
            }
            isBlank = scalar == "\n" || isBlank && " \t\r".unicodeScalars.contains(scalar)
        }
        return blocks + [start..<text.count]
    }

    // MARK: Signs

    private mutating func read() {
        while place < end {
            let isSign =
                switch text[place] {
                case "\\": readEscape()
                case "`": readCode()
                case "*", "_": readEmphasis()
                case "[" where !isLabel: readLink()
                case "<" where !isLabel: readAddress()
                default: false
                }
            if !isSign { place += 1 }
        }
        add([], upTo: end)
        for match in emphasis.matches() {
            pieces[match.opening].place.removeLast(match.count)
            pieces[match.closing].place.removeFirst(match.count)
            for (part, isMeant) in [(\Piece.bold, match.count > 1), (\Piece.italic, match.count % 2 == 1)] where isMeant
            {
                pieces[match.opening + 1][keyPath: part] += 1
                pieces[match.closing][keyPath: part] -= 1
            }
        }
    }

    /// Ends the plain text, and adds what follows it.
    private mutating func add(_ next: [Piece], upTo place: Int) {
        if plainStart < self.place { pieces.append(Piece(place: plainStart..<self.place)) }
        pieces += next
        (self.place, plainStart) = (place, place)
    }

    private mutating func readEscape() -> Bool {
        guard place + 1 < end, text[place + 1].isASCIIPunctuation else { return false }
        add([], upTo: place + 1)
        place += 1
        return true
    }

    private mutating func readEmphasis() -> Bool {
        let next = endOfSigns(from: place)
        let before = place > 0 ? text[place - 1] : nil
        let after = next < text.count ? text[next] : nil
        add([], upTo: place)
        emphasis.add(text[place], count: next - place, piece: pieces.count, between: before, and: after)
        add([Piece(place: place..<next)], upTo: next)
        return true
    }

    /// Reads code between two, or two times two or three, backticks.
    private mutating func readCode() -> Bool {
        let inside = endOfSigns(from: place)
        let count = inside - place
        var closing = inside
        while count <= 3, !unclosed.contains(count), closing < end {
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
            add([Piece(place: code, look: Markup.Run("", isCode: true))], upTo: next)
            return true
        }
        unclosed.insert(count)
        place = inside - 1
        return false
    }

    /// Returns where the same signs in a row end.
    private func endOfSigns(from start: Int) -> Int {
        text[start..<end].firstIndex { $0 != text[start] } ?? end
    }

    private mutating func readLink() -> Bool {
        var close = place + 1
        while close < end, !"[]<".unicodeScalars.contains(text[close]) { close += text[close] == "\\" ? 2 : 1 }
        guard close + 1 < end, text[close] == "]", text[close + 1] == "(",
            text[place + 1..<close].contains(where: { $0.value > 0x20 && $0.value != 0x7F }),
            let (link, next) = address(from: close + 2, to: ")")
        else { return false }
        var label = MarkdownReader(text, place + 1..<close, isLabel: true)
        label.read()
        for index in label.pieces.indices { label.pieces[index].look.link = link }
        add(label.pieces, upTo: next)
        return true
    }

    private mutating func readAddress() -> Bool {
        guard let (link, next) = address(from: place + 1, to: ">") else { return false }
        add([Piece(place: place + 1..<next - 1, look: Markup.Run("", link: link))], upTo: next)
        return true
    }

    /// Returns the address before a sign, and where the text continues.
    private func address(from start: Int, to closing: Unicode.Scalar) -> (Markup.Link, Int)? {
        var depth = 0
        for place in start..<max(start, min(end, start + Markup.Link.longest + 1)) {
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

    private func add(to runs: inout [Markup.Run]) {
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
    }

    private func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(text[range]))
    }
}
