/// An answer of the terminal to a question about itself.
package enum TerminalReply: Hashable, Sendable {
    /// What kind of terminal it is (DA1).
    ///
    /// Terminals answer in order, so it also says that all before is answered.
    case attributes
    /// How a private mode stands (DECRPM).
    case mode(Int, ModeState)
    /// Where the cursor is, counted from 1.
    case cursor(row: Int, column: Int)
    /// Whether what is behind the text is light (OSC 11).
    case ground(isLight: Bool)
    /// Which of kitty's keyboard modes are on; who answers has them.
    case keyboard
    /// An answer that nobody here has asked for.
    case other

    package enum ModeState: Int, Hashable, Sendable {
        case unknown = 0
        case on = 1
        case off = 2
        case alwaysOn = 3
        case alwaysOff = 4

        /// Whether the mode can be used.
        package var isSupported: Bool {
            switch self {
            case .on, .off, .alwaysOn: true
            case .unknown, .alwaysOff: false
            }
        }
    }
}

extension TerminalReply {
    /// What a string says that a terminal has sent.
    ///
    /// - Parameter bytes: the letter that began it, and what followed.
    init(string bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let color = "]11;rgb:"
        guard text.hasPrefix(color) else {
            self = .other
            return
        }
        // Each part has one to four hexadecimal digits.
        let parts = text.dropFirst(color.count).split(separator: "/").map { part in
            UInt(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) }
        }
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            self = .other
            return
        }
        self = .ground(isLight: 0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
    }
}
