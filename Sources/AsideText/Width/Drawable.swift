extension String {
    /// Returns the text without characters that move a terminal's cursor.
    ///
    /// Breaks, unless they are kept as `\n`, and tabs become spaces. Other control characters become a sign.
    func drawable(keepingBreaks: Bool = false) -> String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return String(map { keepingBreaks && $0.isBreak ? "\n" : $0.drawable })
    }
}

extension String {
    /// The text for a line that is printed without a frame: drawable, and without characters that have no width.
    ///
    /// Examples are the characters that change the direction of the text after them.
    package var printable: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return String(
            compactMap { character in
                let drawable = character.drawable
                return drawable.columns > 0 ? drawable : nil
            })
    }

    /// The text for a line that is a result: like ``printable``, but with the tabs between its columns.
    package var printableResult: String {
        split(separator: "\t", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\t")
    }
}

extension Character {
    /// Whether the character ends a line.
    var isBreak: Bool {
        switch unicodeScalars.first?.value ?? 0x20 {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The cluster, or a sign in its place if the cluster would move the cursor or begin a code.
    var drawable: Character {
        switch unicodeScalars.first?.value ?? 0x20 {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case 0..<0x20, 0x7F..<0xA0: "\u{FFFD}"
        default: withoutTags
        }
    }

    /// The cluster without tag characters, which are invisible and can carry any text.
    private var withoutTags: Character {
        guard unicodeScalars.contains(where: \.isTag) else { return self }
        let rest = String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isTag }))
        return rest.count == 1 ? Character(rest) : "\u{FFFD}"
    }
}

extension Unicode.Scalar {
    fileprivate var isTag: Bool { (0xE0000...0xE007F).contains(value) }
}
