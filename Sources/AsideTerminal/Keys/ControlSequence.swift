/// The part of a control sequence (CSI or SS3) after its introducer, including its final byte.
struct ControlSequence: Equatable, Sendable {
    /// `?`, `>`, `<` or `=`, in a private sequence.
    private(set) var mark: UInt8?
    /// The numbers, each without what follows a colon.
    ///
    /// A missing number is 0.
    private(set) var numbers: [Int] = []
    private(set) var intermediate: UInt8?
    var final: UInt8

    /// Longer sequences have no meaning, and are skipped.
    static let limit = 64

    init(_ bytes: [UInt8], final: UInt8) {
        self.final = final
        var rest = bytes[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            mark = first
            rest.removeFirst()
        }
        let digits = rest.prefix { $0 >= 0x30 }
        intermediate = rest.dropFirst(digits.count).first
        guard !digits.isEmpty else { return }
        numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { number in
            Int(ascii: number.prefix { $0 != UInt8(ascii: ":") })
        }
    }

    /// Returns the number at a place; 0 if there is none.
    func number(_ place: Int) -> Int {
        numbers.indices.contains(place) ? numbers[place] : 0
    }

    /// The modifiers, which terminals send in the second number, counted from 1.
    var modifiers: Key.Modifiers {
        let bits = max(number(1) - 1, 0)
        return Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: bits)).intersection([.shift, .alt, .control])
    }
}

extension Int {
    /// Makes a number from decimal digits.
    ///
    /// Other bytes are ignored, and a number that is too large is clamped.
    fileprivate init(ascii bytes: some Sequence<UInt8>) {
        self = 0
        for byte in bytes where (0x30...0x39).contains(byte) && self < 10_000_000 {
            self = self * 10 + Int(byte - 0x30)
        }
    }
}
