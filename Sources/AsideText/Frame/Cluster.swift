/// A grapheme cluster as two words, so that copying and comparing cells counts no references.
///
/// It has room for up to fifteen bytes of UTF-8. For a longer cluster, it holds a digest, and the ``Frame`` holds the
/// text.
struct Cluster: Hashable, Sendable {
    private let low: UInt64
    /// The topmost byte is the number of bytes, or ``longMark``.
    private let high: UInt64

    private static let longMark: UInt64 = 0xFF

    static let blank = Cluster(ascii: 0x20)

    init(ascii byte: UInt8) {
        low = UInt64(byte)
        high = 1 << 56
    }

    init(_ character: Character) {
        let bytes = character.utf8
        self = bytes.count <= 15 ? Cluster(short: bytes) : Cluster(digestOf: bytes)
    }

    private init(short bytes: Character.UTF8View) {
        var words: (low: UInt64, high: UInt64) = (0, UInt64(bytes.count) << 56)
        for (place, byte) in bytes.enumerated() {
            if place < 8 {
                words.low |= UInt64(byte) << (8 * place)
            } else {
                words.high |= UInt64(byte) << (8 * (place - 8))
            }
        }
        (low, high) = words
    }

    /// Makes a digest from two FNV-1a hashes with different seeds.
    private init(digestOf bytes: Character.UTF8View) {
        var sums: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
        for byte in bytes {
            sums.0 = (sums.0 ^ UInt64(byte)) &* 0x100_0000_01B3
            sums.1 = (sums.1 ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        low = sums.0
        high = sums.1 >> 8 | Cluster.longMark << 56
    }

    /// Whether the cluster is too long for these words, so that the frame holds its text.
    var isLong: Bool { high >> 56 == Cluster.longMark }

    /// The byte of an ASCII character; `nil` for every other cluster.
    var ascii: UInt8? { high == 1 << 56 ? UInt8(truncatingIfNeeded: low) : nil }

    /// The cluster as text; `nil` for a long one.
    var character: Character? {
        if let ascii { return Character(Unicode.Scalar(ascii)) }
        guard !isLong else { return nil }
        let count = Int(high >> 56)
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 < 8 ? low >> (8 * $0) : high >> (8 * $0 - 64)) }
        return String(decoding: bytes, as: UTF8.self).first
    }
}
