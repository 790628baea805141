import Foundation

/// The part of a hosting view that takes touches: what the view draws, and nothing beside it.
///
/// A view that hosts questions in UIKit or AppKit lies over the whole view of a controller. Alerts, dialogs and sheets
/// need no room in it. A notice needs its bar, and running work needs everything.
struct HostRoom: Equatable, Sendable {
    /// Whether running work, or your own view for a question, covers the view beneath.
    var isCovered = false
    /// The frame of the notice, in the safe area.
    var notice: CGRect?

    /// Whether the view draws nothing.
    var isEmpty: Bool { !isCovered && notice == nil }

    /// Returns whether the hosting view takes a touch.
    ///
    /// - Parameters:
    ///   - point: The place of the touch in the hosting view.
    ///   - left: The left inset of the safe area.
    ///   - top: The top inset of the safe area.
    /// - Returns: Whether something is drawn there.
    func takes(_ point: CGPoint, left: CGFloat, top: CGFloat) -> Bool {
        isCovered || notice?.offsetBy(dx: left, dy: top).contains(point) == true
    }
}
