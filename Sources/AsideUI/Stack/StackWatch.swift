/// Notices a push or a pop that SwiftUI was told to do, and did not.
///
/// This is a pure value. It knows the screens of one stack that are in view. Only while some screen of the stack is in
/// view can anybody say that the wanted one is missing: a stack that is covered, or in another tab, shows none.
struct StackWatch<ID: Hashable & Sendable>: Equatable, Sendable {
    private var inView: Set<ID> = []
    /// The screens that have ever come into view, as far as they may still be on the stack.
    private var seen: Set<ID> = []

    /// Called when a screen has come into view.
    mutating func appeared(_ screen: ID) {
        inView.insert(screen)
        seen.insert(screen)
    }

    /// Called when a screen has gone out of view.
    mutating func disappeared(_ screen: ID) {
        inView.remove(screen)
    }

    /// Returns whether another screen is in view than the one that should be on top of a stack, given from its root up.
    ///
    /// While the user holds a swipe back half-way, the top may be out of view, for any time. It was in view before, and
    /// only screens of the stack are in view.
    mutating func differs(from screens: [ID]) -> Bool {
        seen.formIntersection(screens)
        guard let top = screens.last, !inView.isEmpty, !inView.contains(top) else { return false }
        return !seen.contains(top) || !inView.isSubset(of: screens)
    }
}
