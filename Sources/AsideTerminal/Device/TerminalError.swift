/// The reason why a terminal cannot be used.
package struct TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
    private enum Kind: Equatable {
        case noTerminal
        case incapable
        case alreadyTaken
        case system(String, Int32)
    }

    private let kind: Kind

    /// The input or the output is not a terminal, but a pipe, a file, or closed.
    package static let noTerminal = TerminalError(kind: .noTerminal)
    /// The terminal can only print lines, because `TERM` is `dumb` or not set.
    package static let incapable = TerminalError(kind: .incapable)
    /// This process is already using the terminal.
    package static let alreadyTaken = TerminalError(kind: .alreadyTaken)

    /// Makes the error of a failed system call.
    static func system(_ call: String, _ number: Int32) -> TerminalError {
        TerminalError(kind: .system(call, number))
    }

    /// The error as a sentence.
    package var description: String {
        switch kind {
        case .noTerminal: "the input or the output is not a terminal"
        case .incapable: "the terminal can only print lines (TERM is “dumb” or not set)"
        case .alreadyTaken: "the terminal is already in use by this process"
        case .system(let call, let number): "the terminal does not work: \(call) failed with error \(number)"
        }
    }
}
