package import AsideText

/// A place where frames are shown.
@MainActor
package protocol Canvas: AnyObject {
    /// Draws a snapshot in the size of the canvas.
    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame
    /// Shows a frame in place of the one that is shown now; `nil` if that is not known.
    func show(_ frame: Frame, insteadOf old: Frame?)
}

extension TerminalDevice {
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes a record, even if a signal has restored the terminal and the program handles that signal.
    func leave(_ text: String) {
        let isLent = TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.lent
        if isLent { writeRemark(text) } else { write(text) }
    }
}
