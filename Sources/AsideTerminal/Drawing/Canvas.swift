package import AsideText

/// A place where frames are shown.
@MainActor
package protocol Canvas: AnyObject {
    /// Draws a snapshot in the size of the canvas.
    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame
    /// Shows a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - old: The frame that is shown now; `nil` if that is not known.
    func show(_ frame: Frame, insteadOf old: Frame?)
}
