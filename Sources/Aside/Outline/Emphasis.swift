/// The signs of emphasis in one text, and the rules that pair them: those of CommonMark, but simpler.
///
/// A sign that could open and close closes only as many as were opened. Beside a `*`, only ASCII punctuation counts.
/// Bold text may therefore end with a Chinese or Japanese full stop, even if no space follows.
struct Emphasis {
    /// Several signs of the same kind without anything between them.
    private struct Mark {
        let piece: Int
        let sign: Unicode.Scalar
        /// How many signs have no partner yet.
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    /// The last signs of one piece, and the first ones of another, which belong together.
    struct Match {
        let opening: Int
        let closing: Int
        /// 1 for italic, 2 for bold, 3 for both.
        let count: Int
    }

    private struct Kind: Hashable {
        let sign: Unicode.Scalar
        /// How many signs there are; `nil` for any number.
        let count: Int?
    }

    private var marks: [Mark] = []

    /// Adds several signs of the same kind, between two characters.
    mutating func add(
        _ sign: Unicode.Scalar, count: Int, piece: Int, between before: Unicode.Scalar?, and after: Unicode.Scalar?
    ) {
        let (before, after) = (Neighbour(before, of: sign), Neighbour(after, of: sign))
        let leansRight = after != .blank && (after == .word || before != .word)
        let leansLeft = before != .blank && (before == .word || after != .word)
        marks.append(
            Mark(
                piece: piece, sign: sign, count: count,
                canOpen: leansRight && (sign == "*" || !leansLeft || before == .punctuation),
                canClose: leansLeft && (sign == "*" || !leansRight || after == .punctuation)))
    }

    func matches() -> [Match] {
        var matches: [Match] = []
        var open: [Mark] = []
        // How many are open of each kind, so that nothing is searched for in vain.
        var known: [Kind: Int] = [:]
        func note(_ mark: Mark, _ change: Int) {
            known[Kind(sign: mark.sign, count: nil), default: 0] += change
            known[Kind(sign: mark.sign, count: mark.count), default: 0] += change
        }
        for var mark in marks {
            while mark.canClose, mark.count > 0 {
                let isEqual = known[Kind(sign: mark.sign, count: mark.count), default: 0] > 0
                guard isEqual || !mark.canOpen && known[Kind(sign: mark.sign, count: nil), default: 0] > 0 else {
                    break
                }
                while let other = open.popLast() {
                    note(other, -1)
                    guard other.sign == mark.sign, !isEqual || other.count == mark.count else { continue }
                    var rest = other
                    let count = min(other.count, mark.count)
                    matches.append(Match(opening: other.piece, closing: mark.piece, count: count))
                    mark.count -= count
                    rest.count -= count
                    if rest.count > 0 {
                        open.append(rest)
                        note(rest, 1)
                    }
                    break
                }
            }
            guard mark.canOpen, mark.count > 0 else { continue }
            open.append(mark)
            note(mark, 1)
        }
        return matches
    }
}

/// The kind of the character beside a sign.
private enum Neighbour {
    case blank, punctuation, word

    init(_ scalar: Unicode.Scalar?, of sign: Unicode.Scalar) {
        guard let scalar, !scalar.properties.isWhitespace, scalar.value > 0x20 else {
            self = .blank
            return
        }
        let isWord = sign == "_" && !scalar.isASCII ? scalar.properties.isXIDContinue : !scalar.isASCIIPunctuation
        self = isWord ? .word : .punctuation
    }
}

extension Unicode.Scalar {
    /// Whether a backslash before this character makes it an ordinary one.
    var isASCIIPunctuation: Bool {
        switch self {
        case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
        default: false
        }
    }
}
