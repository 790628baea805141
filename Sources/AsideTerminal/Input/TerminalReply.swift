/// An answer of the terminal to a question about itself.
package enum TerminalReply: Hashable, Sendable {
    /// What kind of terminal it is (DA1). Terminals answer in order, so it also says that all before is answered.
    case attributes
    /// How a private mode stands (DECRPM).
    case mode(Int, ModeState)
    /// Where the cursor is, counted from 1.
    case cursor(row: Int, column: Int)
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
