/// A reader for Markdown that takes linear time.
///
/// Each paragraph is read by itself, so that a sign without a partner has no effect beyond it.
struct MarkdownReader {
    /// A piece of the text that is shown, or a sign.
    private struct Node {
        var bytes: Range<Int>
        var isCode = false
        /// How many spans begin or end at this node.
        var bold = 0
        var italic = 0
        var link: LinkMark = .none
    }

    private enum LinkMark {
        case none, end
        case start(Markup.Link)
    }

    /// A `[` that may begin a link.
    private struct Bracket {
        let node: Int
        /// How many signs of emphasis came before it.
        let marks: Int
    }

    private let text: [UInt8]
    private var place: Int
    private let end: Int
    private var nodes: [Node] = []
    private var emphasis = Emphasis()
    private var brackets: [Bracket] = []
    /// How many of the brackets enclose a link, and therefore cannot begin one.
    private var closedBrackets = 0
    /// The place of the last run of backticks of each length.
    ///
    /// The reader finds these places once, because every backtick may need them.
    private lazy var lastBackticks: [Int: Int] = findLastBackticks()
    /// Where the current plain text begins, which is not a node yet.
    private var plainStart: Int

    static func read(_ markdown: String) -> Markup {
        let text = Array(markdown.utf8)
        var runs: [Markup.Run] = []
        for block in blocks(of: text) {
            var reader = MarkdownReader(text, block)
            reader.read()
            reader.add(to: &runs)
        }
        return Markup(runs)
    }

    private init(_ text: [UInt8], _ block: Range<Int>) {
        self.text = text
        place = block.lowerBound
        plainStart = place
        end = block.upperBound
    }

    /// Returns the paragraphs, each with the blank lines after it.
    private static func blocks(of text: [UInt8]) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start = 0
        var lineIsBlank = false
        for (place, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"):
                if lineIsBlank {
                    blocks.append(start..<place)
                    start = place
                }
                lineIsBlank = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: lineIsBlank = false
            }
        }
        blocks.append(start..<text.count)
        return blocks
    }
}

// MARK: Signs

extension MarkdownReader {
    private mutating func read() {
        while place < end {
            switch text[place] {
            case UInt8(ascii: "\\"): readEscape()
            case UInt8(ascii: "`"): readCode()
            case UInt8(ascii: "*"), UInt8(ascii: "_"): readEmphasis()
            case UInt8(ascii: "["):
                endPlain()
                brackets.append(Bracket(node: nodes.count, marks: emphasis.marks.count))
                nodes.append(Node(bytes: place..<place + 1))
                skip(to: place + 1)
            case UInt8(ascii: "]"): readLink()
            case UInt8(ascii: "<"): readAddress()
            default: place += 1
            }
        }
        endPlain()
        end(emphasis.matches(from: 0))
    }

    /// Ends the plain text before a sign.
    private mutating func endPlain() {
        if plainStart < place { nodes.append(Node(bytes: plainStart..<place)) }
        plainStart = place
    }

    private mutating func skip(to next: Int) {
        place = next
        plainStart = next
    }

    private mutating func readEscape() {
        guard place + 1 < end, text[place + 1].isPunctuation else {
            place += 1
            return
        }
        endPlain()
        skip(to: place + 1)
        place += 1
    }

    private mutating func readCode() {
        let start = place
        let count = backticks(from: start)
        place += count
        let inside = place
        guard lastBackticks[count] ?? start > start else { return }
        var closing = inside
        while true {
            while text[closing] != UInt8(ascii: "`") { closing += 1 }
            let length = backticks(from: closing)
            if length == count { break }
            closing += length
        }
        place = start
        endPlain()
        nodes.append(Node(bytes: code(inside..<closing), isCode: true))
        skip(to: closing + count)
    }

    private func findLastBackticks() -> [Int: Int] {
        var last: [Int: Int] = [:]
        var place = place
        while place < end {
            let count = backticks(from: place)
            if count > 0 { last[count] = place }
            place += max(1, count)
        }
        return last
    }

    /// Counts the backticks at a place.
    private func backticks(from start: Int) -> Int {
        var place = start
        while place < end, text[place] == UInt8(ascii: "`") { place += 1 }
        return place - start
    }

    /// Removes the space that separates a backtick in the code from the backticks around it.
    private func code(_ range: Range<Int>) -> Range<Int> {
        let (space, tick) = (UInt8(ascii: " "), UInt8(ascii: "`"))
        guard range.count > 2, text[range.lowerBound] == space, text[range.upperBound - 1] == space,
            text[range.lowerBound + 1] == tick || text[range.upperBound - 2] == tick
        else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }

    private mutating func readEmphasis() {
        let start = place
        let sign = text[start]
        while place < end, text[place] == sign { place += 1 }
        let next = place
        place = start
        endPlain()
        emphasis.add(sign, start..<next, in: text, node: nodes.count)
        nodes.append(Node(bytes: start..<next))
        skip(to: next)
    }

    private mutating func readLink() {
        guard let bracket = brackets.popLast() else {
            place += 1
            return
        }
        let isClosed = brackets.count < closedBrackets
        closedBrackets = min(closedBrackets, brackets.count)
        let label = nodes[bracket.node].bytes.upperBound..<place
        guard !isClosed, hasText(label), let (link, next) = address(after: place + 1) else {
            place += 1
            return
        }
        endPlain()
        end(emphasis.matches(from: bracket.marks))
        nodes[bracket.node].bytes = label.lowerBound..<label.lowerBound
        nodes[bracket.node].link = .start(link)
        nodes.append(Node(bytes: place..<place, link: .end))
        closedBrackets = brackets.count
        skip(to: next)
    }

    /// Returns whether a label contains visible text.
    private func hasText(_ range: Range<Int>) -> Bool {
        text[range].contains { $0 > 0x20 && $0 != 0x7F }
    }

    /// Returns the address in parentheses, and where the text continues.
    private func address(after start: Int) -> (Markup.Link, Int)? {
        guard start < end, text[start] == UInt8(ascii: "(") else { return nil }
        var address: [UInt8] = []
        var depth = 0
        var place = start + 1
        while place < end, address.count <= Markup.Link.longest {
            var byte = text[place]
            switch byte {
            case UInt8(ascii: "("):
                // Nobody nests parentheses deeper. Without this limit, each opening parenthesis would search the whole
                // rest of the text.
                guard depth < 32 else { return nil }
                depth += 1
            case UInt8(ascii: ")"):
                if depth == 0 {
                    return Markup.Link(rawValue: String(decoding: address, as: UTF8.self)).map { ($0, place + 1) }
                }
                depth -= 1
            case UInt8(ascii: "\\") where place + 1 < end && text[place + 1].isPunctuation:
                place += 1
                byte = text[place]
            case 0...0x20, 0x7F...: return nil
            default: break
            }
            address.append(byte)
            place += 1
        }
        return nil
    }

    private mutating func readAddress() {
        var next = place + 1
        while next < end, next - place <= Markup.Link.longest + 1, text[next] > 0x20, text[next] < 0x7F,
            text[next] != UInt8(ascii: "<"), text[next] != UInt8(ascii: ">")
        {
            next += 1
        }
        let range = place + 1..<next
        guard next < end, text[next] == UInt8(ascii: ">"),
            let link = Markup.Link(rawValue: String(decoding: text[range], as: UTF8.self))
        else {
            place += 1
            return
        }
        endPlain()
        nodes.append(Node(bytes: range, link: .start(link)))
        nodes.append(Node(bytes: next..<next, link: .end))
        closedBrackets = brackets.count
        skip(to: next + 1)
    }
}

// MARK: Runs

extension MarkdownReader {
    private mutating func end(_ matches: [Emphasis.Match]) {
        for match in matches {
            nodes[match.opening].bytes = nodes[match.opening].bytes.dropLast(match.count)
            nodes[match.closing].bytes = nodes[match.closing].bytes.dropFirst(match.count)
            let part = match.count == 2 ? \Node.bold : \Node.italic
            nodes[match.opening + 1][keyPath: part] += 1
            nodes[match.closing][keyPath: part] -= 1
        }
    }

    private func add(to runs: inout [Markup.Run]) {
        var (bold, italic) = (0, 0)
        var link: Markup.Link?
        for node in nodes {
            bold += node.bold
            italic += node.italic
            switch node.link {
            case .none: break
            case .end: link = nil
            case .start(let next): link = next
            }
            guard !node.bytes.isEmpty else { continue }
            var run = Markup.Run(
                "", isBold: bold > 0, isItalic: italic > 0, isCode: node.isCode, link: link)
            let text = String(decoding: text[node.bytes], as: UTF8.self)
            if var last = runs.last {
                last.text = ""
                // Two adjacent pieces of code stay two pieces.
                if last == run, !node.isCode {
                    runs[runs.count - 1].text += text
                    continue
                }
            }
            run.text = text
            runs.append(run)
        }
    }
}

extension UInt8 {
    /// Whether a backslash before this character makes it an ordinary one: it is ASCII punctuation.
    var isPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
