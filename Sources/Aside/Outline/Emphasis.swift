/// The signs of emphasis in a paragraph, of which two belong together if they are equal.
///
/// Where CommonMark pairs unequal signs, as in `**a*`, these are shown. Beside a `*`, only ASCII punctuation counts.
/// Bold text may therefore end with a Chinese or Japanese full stop, even if no space follows.
struct Emphasis {
    private struct Kind: Equatable {
        let sign: Unicode.Scalar
        /// 1 for italic, 2 for bold.
        let count: Int

        var index: Int { count - (sign == "*" ? 1 : -1) }
    }

    /// The signs that have no partner yet, each with the place of its piece.
    private var open: [(kind: Kind, piece: Int)] = []
    /// How many are open of each kind, so that nothing is searched for in vain.
    private var known = [0, 0, 0, 0]

    /// Reads equal signs in a row, between two characters.
    ///
    /// Three signs are two and one, in whatever order they close what is open. Returns the pieces with their partners, from
    /// the inside out, and how many signs belong together.
    mutating func read(
        _ sign: Unicode.Scalar, count: Int, piece: Int, between before: Unicode.Scalar?, and after: Unicode.Scalar?
    ) -> [(opening: Int, count: Int)] {
        guard count <= 3 else { return [] }
        let (before, after) = (Neighbour(before, of: sign), Neighbour(after, of: sign))
        let leansRight = after != .blank && (after == .word || before != .word)
        let leansLeft = before != .blank && (before == .word || after != .word)
        var kinds = (count == 3 ? [2, 1] : [count]).map { Kind(sign: sign, count: $0) }
        var matches: [(opening: Int, count: Int)] = []
        if leansLeft, sign == "*" || !leansRight || after == .punctuation {
            while kinds.contains(where: { known[$0.index] > 0 }),
                let place = open.lastIndex(where: { kinds.contains($0.kind) })
            {
                let (kind, opening) = open[place]
                matches.append((opening, kind.count))
                kinds.removeAll { $0 == kind }
                for ended in open[place...] { known[ended.kind.index] -= 1 }
                open.removeSubrange(place...)
            }
        }
        if leansRight, sign == "*" || !leansLeft || before == .punctuation {
            for kind in kinds { known[kind.index] += 1 }
            open += kinds.map { ($0, piece) }
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
