import RandomOperations
import Testing

@testable import AsideTerminal

@Suite("InputDecoder: random bytes")
struct InputDecoderRandomTests {
    @Test("Bytes divided in any way decode to the same events, without a trap or a control character in a text")
    func splitting() {
        let seed = Wanted.seed
        var random = Seeded(seed: seed)
        for round in 0..<3000 {
            let bytes = randomInput(&random)
            let whole = decode([bytes]).joined
            var divisions = [bytes.map { [$0] }, randomPieces(of: bytes, &random), randomPieces(of: bytes, &random)]
            if round < 60 { divisions += splits(of: bytes) }
            for pieces in divisions {
                guard decode(pieces).joined == whole else {
                    Issue.record("seed \(seed): \(pieces) gives \(decode(pieces).joined), whole \(whole)")
                    return
                }
            }
            #expect(!whole.contains(where: hasControl), "seed \(seed): \(whole)")
        }
    }

    /// Whether the text of an event contains a control character; a paste may contain lines and tabs.
    private func hasControl(_ event: InputEvent) -> Bool {
        let (text, allowed): (String, [Unicode.Scalar]) =
            switch event {
            case .text(let text): (text, [])
            case .paste(let text): (text, ["\n", "\t"])
            case .key, .mouse, .reply: ("", [])
            }
        return text.unicodeScalars.contains { $0.properties.generalCategory == .control && !allowed.contains($0) }
    }
}

/// Random bytes, most of which have a meaning for a decoder.
private func randomInput(_ random: inout Seeded) -> [UInt8] {
    let pieces = [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{1B}[200~", "\u{1B}[201~", "[", "O", ";",
        "1", "5",
        "A", "~", "$", "y", "?", "M", "u", "c", "R", "\r", "\u{7}", "\u{85}", "é", "漢", "👩‍👧", "e\u{301}", "a",
    ]
    return (0..<Int.random(in: 1...40, using: &random)).flatMap { _ -> [UInt8] in
        if Int.random(in: 0..<4, using: &random) == 0 { return [UInt8.random(in: 0...255, using: &random)] }
        return Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
}

private func randomPieces(of bytes: [UInt8], _ random: inout Seeded) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    for byte in bytes {
        if Int.random(in: 0..<3, using: &random) == 0 { pieces.append([]) }
        pieces[pieces.count - 1].append(byte)
    }
    return pieces
}
