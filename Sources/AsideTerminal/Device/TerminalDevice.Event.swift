package import AsideText

extension TerminalDevice {
    /// An event of a terminal that was taken over.
    package enum Event: Equatable, Sendable {
        case input(InputEvent)
        case resized(Size)
        /// The process was stopped and continues.
        ///
        /// Everything has to be drawn again.
        case resumed(Size)
        /// The terminal has reported its background.
        case ground(isLight: Bool)
        /// The terminal has gone, and the input has ended.
        case closed
    }

    /// How keys are read while the terminal is taken over.
    package enum Reading: Equatable, Sendable {
        /// One by one, by the device.
        case keys
        /// Line by line, by another reader, without echo.
        case hiddenLines
    }
}
