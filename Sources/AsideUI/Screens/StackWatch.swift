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
    /// The screen for which the path was written again.
    private var retried: ID?

    /// Called when a screen has come into view.
    mutating func appeared(_ screen: ID) {
        inView.insert(screen)
        if screen == retried { retried = nil }
    }

    /// Called when a screen has gone out of view.
    mutating func disappeared(_ screen: ID) {
        inView.remove(screen)
    }

    /// Decides about the screen that should be on top.
    mutating func verdict(on top: ID?) -> Verdict {
        guard let top, !inView.isEmpty, !inView.contains(top) else { return .nothing }
        defer { retried = top }
        return retried == top ? .warn : .writeAgain
    }
}
