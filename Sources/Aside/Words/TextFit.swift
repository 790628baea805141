/// How well a text matches what is wanted, the best first.
package enum TextFit: Int, CaseIterable {
    /// The text is what is wanted.
    case whole
    /// The text begins with it.
    case start
    /// A word of the text begins with it.
    case word
    /// The text contains it.
    case inside

    /// Makes the fit of a text, ignoring the case of ASCII letters; `nil` if the text does not contain what is wanted.
    package init?(of wanted: [UInt8], in text: UnsafeBufferPointer<UInt8>) {
        guard wanted.count <= text.count else { return nil }
        var isInside = false
        for start in 0...text.count - wanted.count where Self.contains(wanted, text, at: start) {
            if start == 0 || !text[start - 1].isLetterOrDigit {
                self = start > 0 ? .word : wanted.count == text.count ? .whole : .start
                return
            }
            isInside = true
        }
        guard isInside else { return nil }
        self = .inside
    }

    private static func contains(_ wanted: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for index in wanted.indices where text[start + index].lowercase != wanted[index] { return false }
        return true
    }
}

extension UInt8 {
    fileprivate var lowercase: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    fileprivate var isLetterOrDigit: Bool {
        self >= 0x80 || (lowercase >= 0x61 && lowercase <= 0x7A) || (self >= 0x30 && self <= 0x39)
    }
}
