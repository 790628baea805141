/// How long a pause is before the presenter looks what has become of a presentation.
///
/// Where the system can be asked (``Finding``), a pause only says when to look: what is found decides, and one that comes
/// too early is repeated. Where it cannot (watchOS, and a view that is in no window), a pause is all that there is, so
/// each is longer than what it waits for. None of them is documented by Apple; each reason is given here.
struct PauseTiming: Hashable, Sendable {
    /// An alert or a sheet comes into view.
    ///
    /// UIKit's transitions take up to about half a second; what is presented from something that still moves is swallowed.
    var entering = Duration.milliseconds(500)

    /// A view that was to come has not appeared.
    ///
    /// Far more than a transition and a slow first drawing take together, because presenting anew shows as a flicker.
    var appearing = Duration.seconds(2)

    /// An alert or a dialog goes.
    ///
    /// SwiftUI has no callback for its end; fading out takes less than this.
    var leaving = Duration.milliseconds(400)

    /// A sheet goes.
    ///
    /// Its end is mostly reported (`onDisappear`, `onDismiss`); some reports were seen to come a second late, and some never
    /// come: this is for those.
    var disappearing = Duration.milliseconds(1500)

    /// The view of a sheet has disappeared, and its presentation is about to end.
    ///
    /// That takes a frame or two; these are six.
    var trailing = Duration.milliseconds(100)

    /// The view of a sheet is out of sight, though nobody sent it away.
    ///
    /// If something covers it or the user has swiped it away, that is told well within this time.
    var missing = Duration.seconds(1)

    /// An alert stands.
    ///
    /// The system may take it away together with the view that presents it, and says so to nobody.
    var watching = Duration.seconds(2)

    /// How long a pause is.
    func duration(of purpose: Placement.Wait.Purpose) -> Duration {
        switch purpose {
        case .entering: entering
        case .appearing: appearing
        case .leaving: leaving
        case .disappearing: disappearing
        case .trailing: trailing
        case .missing: missing
        case .watching: watching
        }
    }
}
