/// What pressing a choice or an action means to the user.
public enum Role: String, Sendable, Codable, Hashable, CaseIterable {
    /// Nothing special.
    case normal
    /// Leaves things as they are; the answer of a user who dismisses.
    case cancel
    /// Loses something.
    case destructive
    /// What most users want; the answer of the Enter key.
    case preferred
}
