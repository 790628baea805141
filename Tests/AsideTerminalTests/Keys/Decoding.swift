@testable import AsideTerminal

/// The events that a decoder makes of several pieces, one after the other.
func decode(_ pieces: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.feed($0) }
}

func decode(_ text: String) -> [InputEvent] {
    decode([Array(text.utf8)])
}

/// The bytes as a whole, cut in two at each position, and byte by byte.
func splits(of bytes: [UInt8]) -> [[[UInt8]]] {
    [[bytes], bytes.map { [$0] }]
        + bytes.indices.dropFirst().map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
}

extension [InputEvent] {
    /// The events, with consecutive texts joined, because each cut between reads also cuts a text.
    var joined: [InputEvent] {
        reduce(into: []) { events, event in
            if case .text(let more) = event, case .text(let text) = events.last {
                events[events.count - 1] = .text(text + more)
            } else {
                events.append(event)
            }
        }
    }
}

extension InputDecoder {
    mutating func feed(_ bytes: [UInt8]) -> [InputEvent] { feed(bytes[...]) }
    mutating func read(_ bytes: [UInt8]) -> [InputEvent] { read(bytes[...]) }
    static func presses(of letter: Character, in bytes: [UInt8]) -> Int { presses(of: letter, in: bytes[...]) }
}
