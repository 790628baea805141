/// An assembler of scalars from bytes that come one at a time.
///
/// For invalid input, it makes one U+FFFD for each longest beginning of a scalar, as `String(decoding:as:)` does.
struct UTF8Assembly: Equatable, Sendable {
    enum Step: Equatable {
        case incomplete
        case scalar(Unicode.Scalar)
        /// The earlier bytes are invalid, and this byte belongs to the next scalar.
        case broken
        /// The byte cannot begin a scalar.
        case invalid
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// The values that the next byte may have.
    ///
    /// Some first bytes allow fewer values.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    mutating func append(_ byte: UInt8) -> Step {
        guard missing > 0 else { return begin(byte) }
        guard allowed.contains(byte) else {
            self = UTF8Assembly()
            return .broken
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        guard missing == 0 else { return .incomplete }
        return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
    }

    private mutating func begin(_ byte: UInt8) -> Step {
        allowed = 0x80...0xBF
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
        case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
        default: return .invalid
        }
        switch byte {
        case 0xE0: allowed = 0xA0...0xBF
        case 0xED: allowed = 0x80...0x9F
        case 0xF0: allowed = 0x90...0xBF
        case 0xF4: allowed = 0x80...0x8F
        default: break
        }
        return .incomplete
    }
}
