/// A reader of the four marks of Markdown that apply to words, in linear time.
///
/// A mark reaches to the first sign in its paragraph that can end it. What is inside is read by itself, except code.
struct MarkdownReader {
    /// The same signs in a row.
    private struct Mark: Hashable {
        let sign: Unicode.Scalar
        let count: Int
    }

    private let text: [Unicode.Scalar]
    /// The look of the text outside the marks.
    private let look: Markup.Run
    private var place = 0
    /// The text outside the marks that is no run yet.
    private var plain = String.UnicodeScalarView()
    private var runs: [Markup.Run] = []
    /// The marks that nothing ends in the rest of the paragraph.
    private var unpaired: Set<Mark> = []

    static func read(_ markdown: String) -> Markup {
        var reader = MarkdownReader(Array(markdown.unicodeScalars), Markup.Run(""))
        return Markup(reader.read())
    }

    private init(_ text: [Unicode.Scalar], _ look: Markup.Run) {
        (self.text, self.look) = (text, look)
    }

    private mutating func read() -> [Markup.Run] {
        while place < text.count {
            let next =
                switch text[place] {
                case "`", "*", "_": readSpan()
                case "[": readLink()
                case "<": readAddress()
                default: nil as Int?
                }
            if let next {
                place = next
                continue
            }
            if text[place] == "\n", endsParagraph(at: place) { unpaired = [] }
            let isEscape = text[place] == "\\" && place + 1 < text.count && text[place + 1].isASCIIPunctuation
            if isEscape { place += 1 }
            plain.append(text[place])
            place += 1
        }
        add([])
        return runs
    }

    /// Adds the text before a mark, and what the mark is about.
    private mutating func add(_ inside: [Markup.Run]) {
        var text = look
        text.text = String(plain)
        plain = String.UnicodeScalarView()
        for run in [text] + inside where !run.text.isEmpty {
            var last = runs.last ?? Markup.Run("")
            last.text = run.text
            if last == run, !runs.isEmpty { runs[runs.count - 1].text += run.text } else { runs.append(run) }
        }
    }

    // MARK: Marks, each of which returns where the text continues

    /// Reads bold or italic text, or code.
    private mutating func readSpan() -> Int? {
        let sign = text[place]
        let inside = text[place...].firstIndex { $0 != sign } ?? text.count
        let mark = Mark(sign: sign, count: inside - place)
        let isCode = sign == "`"
        let opens = isCode || inside < text.count && !isBlank(inside) && !isWord(place - 1, beside: sign)
        guard mark.count <= 3, opens, !unpaired.contains(mark), let end = end(of: mark, from: inside) else {
            plain.append(contentsOf: text[place..<inside])
            return inside
        }
        var look = look
        if isCode {
            look.isCode = true
            var code = inside..<end
            // A space separates a backtick in the code from those around it.
            if code.count > 2, text[inside] == " ", text[end - 1] == " ", text[code].contains("`") {
                code = inside + 1..<end - 1
            }
            look.text = string(code)
            add([look])
        } else {
            if mark.count != 2 { look.isItalic = true }
            if mark.count != 1 { look.isBold = true }
            var reader = MarkdownReader(Array(text[inside..<end]), look)
            add(reader.read())
        }
        return end + mark.count
    }

    /// Finds the sign that ends a mark.
    private mutating func end(of mark: Mark, from inside: Int) -> Int? {
        var place = inside
        while place < text.count, !(text[place] == "\n" && endsParagraph(at: place)) {
            guard text[place] == mark.sign else {
                place += text[place] == "\\" && mark.sign != "`" ? 2 : 1
                continue
            }
            let next = text[place...].firstIndex { $0 != mark.sign } ?? text.count
            let closes = mark.sign == "`" || !isBlank(place - 1) && !isWord(next, beside: mark.sign)
            if next - place == mark.count, closes { return place }
            place = next
        }
        unpaired.insert(mark)
        return nil
    }

    private mutating func readLink() -> Int? {
        guard let end = text[(place + 1)...].firstIndex(where: { "[]\n".unicodeScalars.contains($0) }),
            text[end] == "]", end + 1 < text.count, text[end + 1] == "(",
            let (link, next) = address(from: end + 2, to: ")"),
            (place + 1..<end).contains(where: { !isBlank($0) })
        else { return nil }
        var look = look
        look.link = link
        var reader = MarkdownReader(Array(text[(place + 1)..<end]), look)
        add(reader.read())
        return next
    }

    private mutating func readAddress() -> Int? {
        guard look.link == nil, let (link, next) = address(from: place + 1, to: ">") else { return nil }
        var look = look
        (look.link, look.text) = (link, link.rawValue)
        add([look])
        return next
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

    // MARK: Places

    /// Returns whether a line break has a blank line after it.
    private func endsParagraph(at place: Int) -> Bool {
        text[(place + 1)...].first { !" \t\r".unicodeScalars.contains($0) } == "\n"
    }

    private func isBlank(_ place: Int) -> Bool { text[place].properties.isWhitespace || text[place].value <= 0x20 }

    /// Returns whether a place is inside a word; beside a `*`, only ASCII letters and digits count, because in Chinese and
    /// Japanese there is no space before bold text.
    private func isWord(_ place: Int, beside sign: Unicode.Scalar) -> Bool {
        guard text.indices.contains(place), !text[place].isASCIIPunctuation else { return false }
        return text[place].properties.isXIDContinue && (sign == "_" || text[place].isASCII)
    }

    private func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(text[range])) }
}

extension Unicode.Scalar {
    /// Whether a backslash before this character makes it an ordinary one.
    fileprivate var isASCIIPunctuation: Bool {
        switch self {
        case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
        default: false
        }
    }
}
