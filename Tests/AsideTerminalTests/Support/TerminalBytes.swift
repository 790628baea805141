import Testing

/// Bytes from a terminal, which a test's log must not send on to the terminal on which somebody reads the log.
struct TerminalBytes: ExpressibleByStringInterpolation, CustomTestStringConvertible {
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    init(_ text: String) {
        self.text = text
    }

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { text.debugDescription }
}
