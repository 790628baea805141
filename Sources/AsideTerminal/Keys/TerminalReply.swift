/// A reply of the terminal to a question about itself.
package enum TerminalReply: Equatable, Sendable {
    /// The kind of terminal (DA1).
    ///
    /// Terminals reply in order, so this reply also means that all earlier questions are over.
    case attributes
    /// Whether the background is light (OSC 11).
    case ground(isLight: Bool)
    /// A reply to a question that was not asked here.
    case other
}

extension TerminalReply {
    /// Decodes a string that a terminal has sent: the letter that began it, and what followed.
    init(string bytes: [UInt8]) {
        self = .other
        let text = String(decoding: bytes, as: UTF8.self)
        let color = "]11;rgb:"
        guard text.hasPrefix(color) else { return }
        // Each part has one to four hexadecimal digits.
        let parts = text.dropFirst(color.count).split(separator: "/").map { part in
            UInt(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) }
        }
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return }
        self = .ground(isLight: 0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
    }
}
