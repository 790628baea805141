/// What an action or a choice means to the user, whatever it looks like.
///
/// Every renderer shows a role in more than colour, and keys follow it.
public enum Role: String, Sendable, Codable, Hashable, CaseIterable {
    /// Nothing special.
    case normal

    /// Leaves things as they are; the answer of a user who dismisses.
    case cancel

    /// Loses something that cannot easily be had back.
    case destructive

    /// What most users want; the answer of the Enter key.
    case preferred
}
