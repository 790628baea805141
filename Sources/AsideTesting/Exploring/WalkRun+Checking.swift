import Aside
import AsidePaths

/// The check of the conditions that the test requires in each state.
extension WalkRun {
    func checkInvariants() {
        if let broken = brokenInvariant() { fail(broken.rule, broken.headline, broken.fix) }
    }

    /// Returns the first required condition that does not hold here.
    ///
    /// This also ends the watch that began with the last move.
    func brokenInvariant() -> Failing? {
        defer { watches = [] }
        if let broken = walk.invariants.first(where: { !$0.holds() }) {
            return (.invariant(broken.name), "This does not hold: \(broken.name).", Self.invariance)
        }
        return watches.first { !$0.isSame() }.map {
            (
                .changedByLeaving($0.name), "\($0.name) changed when the user left.",
                "do it when the user has decided, not before; or undo it when the work is cancelled."
            )
        }
    }

    static let invariance = "see what the last moves lead to."
    static let deafness =
        "let what it awaits end when its task is cancelled, and use `try` in place of `try?`: that swallows it."
}
