extension TerminalDevice {
    /// What a taken terminal tells.
    package enum Event: Hashable, Sendable {
        case input(InputEvent)
        case resized(TerminalSize)
        /// The process was stopped and goes on: everything has to be drawn again.
        case resumed(TerminalSize)
        /// The terminal has said what is behind its text.
        case ground(isLight: Bool)
        /// The terminal has said which program it is.
        case name(TerminalName)
        /// The terminal has gone, and nothing will come any more.
        case closed
    }

    /// How keys are read while the terminal is taken.
    package enum Reading: Hashable, Sendable {
        /// One by one, by the device.
        case keys
        /// Line by line, by somebody else, and what is typed is not seen.
        case hiddenLines
    }
}
