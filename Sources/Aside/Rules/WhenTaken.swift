/// What a question does if another modal is in its place.
@usableFromInline
enum WhenTaken: Hashable, CaseIterable, Sendable {
    /// The question waits its turn.
    case queue
    /// The question ends the other modal and takes its place.
    case replace
    /// The question ends at once.
    case reject
}
