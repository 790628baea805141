extension Character {
    /// Whether terminals agree on the width of the cluster.
    ///
    /// Terminals agree on single code points of scripts and signs that they have known for long. They differ on emoji,
    /// on characters that join other characters, and on new characters.
    var hasAgreedWidth: Bool {
        if isASCII { return true }
        let scalars = unicodeScalars
        guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return false
        }
        return Unicode.Scalar.ofAgreedWidth.contains { $0.contains(scalar.value) }
    }
}

extension Unicode.Scalar {
    /// The ranges contain no signs that some terminals show as emoji.
    static let ofAgreedWidth: [ClosedRange<UInt32>] = [
        // Latin with accents, Greek, Cyrillic.
        0xA0...0xA8, 0xAA...0xAC, 0xAF...0x24F, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F,
        // Dashes, quotation marks, bullets, an ellipsis; currencies; arrows.
        0x2010...0x2027, 0x2030...0x203B, 0x203D...0x2048, 0x20A0...0x20BF, 0x2190...0x2193, 0x21B5...0x21B5,
        // Lines, blocks, triangles, circles.
        0x2500...0x25A9, 0x25B2...0x25B5, 0x25B8...0x25BF, 0x25C2...0x25FA,
        // Chinese, Japanese and Korean.
        0x3001...0x3002, 0x300C...0x300F, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FA5, 0xAC00...0xD7A3,
        0xFF01...0xFF60,
    ]
}
