/// Why a terminal cannot be used.
package struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Kind: Hashable {
        case noTerminal
        case incapable
        case alreadyTaken
        case system(String, Int32)
    }

    private let kind: Kind

    /// The input or the output is no terminal: a pipe, a file, or closed.
    package static let noTerminal = TerminalError(kind: .noTerminal)
    /// The terminal can print lines and nothing else, as `TERM` is `dumb` or not set.
    package static let incapable = TerminalError(kind: .incapable)
    /// The terminal is in use already by this process.
    package static let alreadyTaken = TerminalError(kind: .alreadyTaken)

    /// A call to the system has failed.
    static func system(_ call: String, _ number: Int32) -> TerminalError {
        TerminalError(kind: .system(call, number))
    }

    /// A sentence for those who have to find out.
    package var description: String {
        switch kind {
        case .noTerminal: "the input or the output is not a terminal"
        case .incapable: "the terminal can only print lines (TERM is “dumb” or not set)"
        case .alreadyTaken: "the terminal is already in use by this process"
        case .system(let call, let number): "the terminal does not work: \(call) failed with error \(number)"
        }
    }
}
