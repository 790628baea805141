/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Equatable, Sendable {
    /// The input or the output is not a terminal, but a pipe, a file, or closed.
    case noTerminal
    /// The terminal can only print lines, because `TERM` is `dumb` or not set.
    case incapable
    /// This process is already using the terminal.
    case alreadyTaken
    /// A call of the system failed with an error.
    case system(String, Int32)
}
