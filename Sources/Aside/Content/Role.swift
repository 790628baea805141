/// What an action or a choice means to the user.
///
/// Every presenter shows a role by more than its colour, and keys depend on it.
public enum Role: String, Sendable, Codable, Hashable, CaseIterable {
    /// Nothing special.
    case normal

    /// Leaves things as they are.
    ///
    /// If the user dismisses the question, this is the answer.
    case cancel

    /// Destroys data.
    case destructive

    /// What most users want.
    ///
    /// The Enter key presses it.
    case preferred
}
