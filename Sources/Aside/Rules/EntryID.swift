/// The identity of one stay of one screen.
///
/// No other stay in the same window ever has the same identity.
public struct EntryID: Hashable, Sendable {
    /// Identifies the stack.
    let stack: Int
    /// Counts the stays on one stack.
    let serial: Int
    /// The place from the bottom, including hidden entries.
    ///
    /// It stays the same for the whole stay.
    let position: Int
}

extension EntryID: CustomStringConvertible {
    /// `screen 2.7`, for messages.
    public var description: String { "screen \(stack).\(serial)" }
}
