package import AsideText

/// Where frames are shown.
@MainActor
package protocol Canvas: AnyObject {
    /// Draws what stands on a stage, in the size that there is.
    func frame(of snapshot: StageSnapshot, _ attention: Attention) -> Frame
    /// Shows a frame.
    ///
    /// - Parameters:
    ///   - frame: the frame.
    ///   - old: the one that is shown now; `nil` where nobody knows.
    func show(_ frame: Frame, insteadOf old: Frame?)
}
