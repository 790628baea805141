/// What a question does when another modal stands where it is to show.
@usableFromInline
enum WhenTaken: Hashable, CaseIterable, Sendable {
    /// It waits its turn.
    case queue
    /// It ends the other one and takes its place.
    case replace
    /// It ends at once.
    case reject
}
