@testable import AsideTerminal

/// What a decoder makes of pieces that come one after another.
func decode(_ pieces: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.feed($0) }
}

func decode(_ text: String) -> [InputEvent] {
    decode([Array(text.utf8)])
}

/// The bytes whole, cut in two at each position, and byte by byte.
func splits(of bytes: [UInt8]) -> [[[UInt8]]] {
    [[bytes], bytes.map { [$0] }]
        + bytes.indices.dropFirst().map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
}

extension [InputEvent] {
    /// The events with texts that follow each other as one: where reads are cut, texts are.
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
