/// What a question does when another modal stands where it is to show.
enum WhenTaken: Hashable, CaseIterable {
    /// It waits its turn.
    case queue
    /// It ends the other one and takes its place.
    case replace
    /// It ends at once.
    case reject
}
