/// How long SwiftUI is given for what it does not, or not always, report.
struct AnimationTiming: Hashable, Sendable {
    /// The animation by which something comes into view; nothing is presented from it before.
    var entering = Duration.milliseconds(500)
    /// The longest that a view may take until it first appears, before it counts as swallowed.
    var appearing = Duration.seconds(2)
    /// The animation by which an alert or a dialog goes, of whose end nobody is told.
    var leaving = Duration.milliseconds(400)
    /// The longest that a view may take until it has disappeared, before that counts as not reported.
    var disappearing = Duration.milliseconds(1500)
    /// What passes between the disappearance of a view and the end of its presentation.
    var trailing = Duration.milliseconds(100)
    /// How long a view may be out of sight, though nobody sent it away, before it counts as taken away.
    var missing = Duration.seconds(1)

    /// How long a wait is.
    func duration(of purpose: Placement.Wait.Purpose) -> Duration {
        switch purpose {
        case .entering: entering
        case .appearing: appearing
        case .leaving: leaving
        case .disappearing: disappearing
        case .trailing: trailing
        case .missing: missing
        }
    }
}
