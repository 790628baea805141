extension String {
    /// Makes pasted bytes harmless.
    ///
    /// Line ends become line feeds (terminals send carriage returns), tabs stay, and other control characters are
    /// removed.
    init(pasted bytes: some Collection<UInt8>) {
        // The bytes are decoded first. If the control characters were removed before that, two halves of a scalar could
        // be joined.
        let text = String(decoding: bytes, as: UTF8.self)
        var kept: [UInt8] = []
        kept.reserveCapacity(text.utf8.count)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): kept.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "\t"): kept.append(byte)
            case 0x00..<0x20, 0x7F: break
            // The control characters from U+0080 to U+009F are encoded as C2 80 to C2 9F.
            case 0x80...0x9F where previous == 0xC2: kept.removeLast()
            default: kept.append(byte)
            }
        }
        self.init(decoding: kept, as: UTF8.self)
    }
}
