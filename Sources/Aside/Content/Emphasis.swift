/// The rules of CommonMark that pair the signs of emphasis.
///
/// It is more lenient in one point: beside a `*`, only ASCII punctuation counts. Bold text may therefore end with a
/// Chinese or Japanese full stop, even if no space follows.
struct Emphasis {
    /// Several signs of the same kind without anything between them.
    struct Mark {
        let node: Int
        let sign: UInt8
        /// How many signs there were, and how many have no partner yet.
        let length: Int
        var rest: Int
        let canOpen: Bool
        let canClose: Bool
    }

    /// Two nodes whose signs belong together: the last signs of the first node, and the first signs of the second.
    struct Match {
        let opening: Int
        let closing: Int
        /// 1 for italic, 2 for bold.
        let count: Int
    }

    /// The signs that have no partner yet.
    private(set) var marks: [Mark] = []

    /// Adds several signs of the same kind.
    ///
    /// - Parameters:
    ///   - sign: The sign.
    ///   - range: The place of the signs in the text.
    ///   - text: The whole text.
    ///   - node: Identifies the signs later.
    mutating func add(_ sign: UInt8, _ range: Range<Int>, in text: [UInt8], node: Int) {
        let before = Neighbour(text.scalar(before: range.lowerBound), of: sign)
        let after = Neighbour(text.scalar(from: range.upperBound), of: sign)
        let leansRight = after != .blank && (after == .word || before != .word)
        let leansLeft = before != .blank && (before == .word || after != .word)
        let isUnderscore = sign == UInt8(ascii: "_")
        marks.append(
            Mark(
                node: node, sign: sign, length: range.count, rest: range.count,
                canOpen: leansRight && (!isUnderscore || !leansLeft || before == .punctuation),
                canClose: leansLeft && (!isUnderscore || !leansRight || after == .punctuation)))
    }

    /// Matches all signs from an index on, and removes them.
    mutating func matches(from first: Int) -> [Match] {
        var matching = Matching()
        for mark in marks[first...] { matching.add(mark) }
        marks.removeSubrange(first...)
        return matching.matches
    }
}

/// The kind of the character beside a sign.
private enum Neighbour {
    case blank, punctuation, word

    init(_ scalar: Unicode.Scalar?, of sign: UInt8) {
        guard let scalar else {
            self = .blank
            return
        }
        if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
            self = byte <= 0x20 ? .blank : byte.isPunctuation ? .punctuation : .word
        } else if scalar.properties.isWhitespace {
            self = .blank
        } else {
            self = sign == UInt8(ascii: "_") && scalar.isPunctuation ? .punctuation : .word
        }
    }
}

/// The signs that may still open emphasis, and the matches that were found.
private struct Matching {
    private(set) var matches: [Emphasis.Match] = []
    private var open: [Emphasis.Mark] = []
    /// How many of the open signs are known to have no partner, for each kind of closing sign.
    private var searched = Array(repeating: 0, count: 12)

    mutating func add(_ mark: Emphasis.Mark) {
        var mark = mark
        while mark.canClose, mark.rest > 0, let place = partner(of: mark) {
            let count = min(open[place].rest, mark.rest, 2)
            matches.append(Emphasis.Match(opening: open[place].node, closing: mark.node, count: count))
            mark.rest -= count
            open[place].rest -= count
            let kept = open[place].rest > 0 ? place + 1 : place
            open.removeSubrange(kept...)
            for kind in searched.indices { searched[kind] = min(searched[kind], kept) }
        }
        if mark.canOpen, mark.rest > 0 { open.append(mark) }
    }

    private mutating func partner(of mark: Emphasis.Mark) -> Int? {
        let kind = mark.length % 3 + (mark.canOpen ? 3 : 0) + (mark.sign == UInt8(ascii: "_") ? 6 : 0)
        for place in stride(from: open.count - 1, through: searched[kind], by: -1) where open[place].isPartner(of: mark)
        {
            return place
        }
        searched[kind] = open.count
        return nil
    }
}

extension Emphasis.Mark {
    fileprivate func isPartner(of mark: Emphasis.Mark) -> Bool {
        guard sign == mark.sign else { return false }
        // `**a*b**` must not become bold twice.
        guard canClose || mark.canOpen else { return true }
        return (length + mark.length) % 3 != 0 || length % 3 == 0 && mark.length % 3 == 0
    }
}

extension [UInt8] {
    fileprivate func scalar(before place: Int) -> Unicode.Scalar? {
        var start = place - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start < 0 ? nil : scalar(from: start)
    }

    fileprivate func scalar(from place: Int) -> Unicode.Scalar? {
        String(decoding: self[place..<Swift.min(place + 4, count)], as: UTF8.self).unicodeScalars.first
    }
}

extension Unicode.Scalar {
    fileprivate var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
