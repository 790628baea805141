extension Character {
    /// How many columns of a terminal the grapheme cluster takes: 0, 1 or 2.
    ///
    /// Control characters have no width of their own. They are replaced before text is drawn.
    package var columns: Int {
        if utf8.count == 1 { return 1 }
        var width = 0
        var base: Unicode.Scalar?
        for scalar in unicodeScalars {
            // Nearly all text is below this limit, where no character is wide and none joins the character before it.
            if scalar.value < 0x300, scalar.value != 0xAD {
                width += 1
                base = scalar
                continue
            }
            switch scalar.value {
            case 0xFE0F:
                if let base, base.isVariationBase { width = 2 }
            case 0xFE0E:
                if let base, base.isVariationBase { width = 1 }
            default:
                width += scalar.columns
                base = scalar
            }
        }
        return min(width, 2)
    }
}

extension String {
    /// How many columns of a terminal the text takes in one line.
    package var columns: Int {
        var text = self
        let ascii = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? bytes.count : nil
        }
        return ascii ?? reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: isJoiningHangul ? 0 : isWide ? 2 : 1
        }
    }

    /// Whether it is a vowel or a final, which is drawn into the syllable that it follows.
    private var isJoiningHangul: Bool { 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value }

    /// Whether VS16 draws it as an emoji, and VS15 as text.
    fileprivate var isVariationBase: Bool { properties.isEmoji }

    /// Finds the last range that begins at or before the code point, and returns whether it contains the code point.
    private var isWide: Bool {
        let table = WidthTable.wide
        var low = 0
        var high = table.count / 2
        while low < high {
            let middle = (low + high) / 2
            if table[middle * 2] <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 && value <= table[low * 2 - 1]
    }
}
