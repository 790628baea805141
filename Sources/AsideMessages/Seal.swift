#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Seals texts by a key, so that whoever carries one can read it and cannot change it.
struct Seal {
    private let key: [UInt8]

    init(_ key: [UInt8]) {
        self.key = key
    }

    /// Returns a text with its seal.
    func sealed(_ text: String) -> String {
        let content = Data(text.utf8).base64EncodedString()
        return "\(content).\(Data(code(of: content)).base64EncodedString())"
    }

    /// Returns the text that was sealed; `nil` if it has been changed, or sealed by another key.
    func opened(_ sealed: String) -> String? {
        let parts = sealed.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let code = Data(base64Encoded: String(parts[1])) else { return nil }
        let content = String(parts[0])
        guard Self.areEqual(Array(code), self.code(of: content)) else { return nil }
        return Data(base64Encoded: content).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Compares in the same time, whatever differs, so that nobody can guess a code byte by byte.
    private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func code(of text: String) -> [UInt8] { SHA256.code(of: Array(text.utf8), by: key) }
}

/// The hash of FIPS 180-4, as not every system has one.
enum SHA256 {
    /// Returns the keyed code of RFC 2104.
    static func code(of message: [UInt8], by key: [UInt8]) -> [UInt8] {
        var block = key.count > 64 ? hash(key) : key
        block += [UInt8](repeating: 0, count: 64 - block.count)
        return hash(block.map { $0 ^ 0x5c } + hash(block.map { $0 ^ 0x36 } + message))
    }

    static func hash(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        let zeros = (119 - message.count % 64) % 64
        let length = UInt64(message.count) * 8
        let padded =
            message + [0x80] + [UInt8](repeating: 0, count: zeros)
            + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
        for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        var words = (0..<16).map { place in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * place + $1]) }
        }
        for place in 16..<64 {
            let (early, late) = (words[place - 15], words[place - 2])
            let one = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let two = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words.append(words[place - 16] &+ one &+ words[place - 7] &+ two)
        }
        var s = state
        for place in 0..<64 {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let most = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let one =
                s[7] &+ (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) &+ choice &+ constants[place]
                &+ words[place]
            let two = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) &+ most
            s = [one &+ two, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for place in 0..<8 { state[place] &+= s[place] }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
