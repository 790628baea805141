/// What is really in view where something was to be presented, for a system that can be asked.
enum Finding: Hashable, Sendable, CaseIterable {
    /// Nobody can tell.
    case unknown
    /// Nothing is presented there.
    case nothing
    /// What was to be presented, on its way in or out.
    case moving
    /// What was to be presented, at rest.
    case shown
    /// Something else: a modal of another part of the app, or one that is still going.
    case other

    /// Whether what was to be presented can be seen.
    var isInView: Bool { self == .moving || self == .shown }
}
