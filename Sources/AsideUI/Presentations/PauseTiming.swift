/// The pauses before the presenter checks what has become of a presentation.
///
/// If the system can be asked (``PresentedState``), a pause only decides when to check. What was found decides what happens, and
/// a check that comes too early is repeated. If the system cannot be asked (watchOS, and a view in no window), the
/// presenter relies on the pause alone. Each pause is therefore longer than the event that it waits for. Apple
/// documents none of these times; each has its reason here.
struct PauseTiming: Hashable, Sendable {
    /// An alert or a sheet is appearing.
    ///
    /// UIKit's transitions take up to about half a second. If something is presented from a view that is still moving,
    /// it is lost.
    var entering = Duration.milliseconds(500)

    /// An alert or a dialog is appearing, and the system can be asked.
    ///
    /// Who taps beside a dialog as soon as it is in view must be believed. Each check is cheap.
    var glancing = Duration.milliseconds(100)

    /// A view that should appear has not appeared.
    ///
    /// This is much longer than a transition and a slow first drawing together, because presenting again is visible as
    /// a flicker.
    var appearing = Duration.seconds(2)

    /// An alert or a dialog is disappearing.
    ///
    /// SwiftUI has no callback for its end. Fading out takes less than this.
    var leaving = Duration.milliseconds(400)

    /// An alert or a dialog is disappearing, and the system can be asked.
    ///
    /// The user waits for what comes next. Each check is cheap, and one that comes too early is repeated.
    var looking = Duration.milliseconds(50)

    /// A sheet is disappearing.
    ///
    /// Its end is usually reported (`onDisappear`, `onDismiss`). Some reports came a second late, and some never come.
    /// This pause covers both.
    var disappearing = Duration.milliseconds(1500)

    /// The view of a sheet has disappeared, and its presentation is about to end.
    ///
    /// This takes one or two frames. The pause is six frames long.
    var trailing = Duration.milliseconds(100)

    /// The view of a sheet is out of sight, although nobody dismissed the sheet.
    ///
    /// If something covers the view, or the user has swiped it away, a report comes well within this time.
    var missing = Duration.seconds(1)

    /// A modal is shown.
    ///
    /// The system may remove it together with the view that presents it, without a report.
    var watching = Duration.seconds(2)

    /// The window was reported in the background when another pause ended.
    ///
    /// There, SwiftUI does not report what comes into view, so that a check would come too early. The foreground ends
    /// this pause. It is limited, as the system may never report the foreground, and comes twice before the check.
    var held = Duration.seconds(5)

    /// Returns the length of a pause.
    ///
    /// - Parameters:
    ///   - wait: The pause.
    ///   - canLook: Whether the system can be asked what is in view.
    /// - Returns: The length.
    func duration(of wait: Placement.Wait, canLook: Bool = false) -> Duration {
        guard wait.hold == nil else { return held }
        return switch wait.purpose {
        case .leaving where canLook: looking
        case .entering: canLook ? glancing : entering
        case .appearing: appearing
        case .leaving: leaving
        case .disappearing: disappearing
        case .trailing: trailing
        case .missing: missing
        case .watching: watching
        }
    }
}
