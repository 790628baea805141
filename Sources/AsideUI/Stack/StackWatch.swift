/// Notices a push or a pop that SwiftUI was told to do, and did not.
///
/// This is a pure value. It knows the screens of one stack that are in view. Only while some screen of the stack is in
/// view can anybody say that the wanted one is missing: a stack in another tab shows none.
struct StackWatch<ID: Hashable & Sendable>: Equatable, Sendable {
    /// What to do a second after a change.
    enum Verdict: Equatable {
        case nothing
        /// Write the path once more, so that SwiftUI reads it again.
        case writeAgain
        /// Tell the programmer.
        case warn
    }

    private var inView: Set<ID> = []
    /// The screens that have ever come into view, as far as they may still be on the stack.
    private var seen: Set<ID> = []
    /// The screen for which the path was written again.
    private var retried: ID?

    /// Called when a screen has come into view.
    mutating func appeared(_ screen: ID) {
        inView.insert(screen)
        seen.insert(screen)
        if screen == retried { retried = nil }
    }

    /// Called when a screen has gone out of view.
    mutating func disappeared(_ screen: ID) {
        inView.remove(screen)
    }

    /// Decides about the screen that should be on top of a stack, given from its root up.
    ///
    /// While the user holds a swipe back half-way, the top may be out of view, for any time. It was in view before, and
    /// only screens of the stack are in view.
    mutating func verdict(on screens: [ID]) -> Verdict {
        seen.formIntersection(screens)
        guard let top = screens.last, !inView.isEmpty, !inView.contains(top) else { return .nothing }
        guard !seen.contains(top) || !inView.isSubset(of: screens) else { return .nothing }
        defer { retried = top }
        return retried == top ? .warn : .writeAgain
    }
}
