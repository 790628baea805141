/// What is really in view where a modal should be presented, on a system that can be asked.
enum PresentedState: Hashable, Sendable, CaseIterable {
    /// Nobody can find out what is in view.
    case unknown
    /// Nothing is presented there.
    case nothing
    /// The expected modal, while it is appearing or disappearing.
    case moving
    /// The expected modal, at rest.
    case shown
    /// Something else: a modal of another part of the app, or a modal that is still disappearing.
    case other

    /// Whether the expected modal can be seen.
    var isInView: Bool { self == .moving || self == .shown }
}
