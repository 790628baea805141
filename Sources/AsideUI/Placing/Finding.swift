/// What is really in view in place of something that should be presented, on a system that can be asked.
enum Finding: Hashable, Sendable, CaseIterable {
    /// It cannot be found out.
    case unknown
    /// Nothing is presented there.
    case nothing
    /// The expected modal, while it is appearing or disappearing.
    case moving
    /// The expected modal, at rest.
    case shown
    /// Something else: a modal of another part of the app, or one that is still disappearing.
    case other

    /// Whether the expected modal can be seen.
    var isInView: Bool { self == .moving || self == .shown }
}
