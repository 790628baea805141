/// Names one stay of one screen; never used again, on no stack of the same window.
public struct EntryID: Hashable, Sendable {
    /// Names the stack.
    let stack: Int
    /// Counts the stays on one stack.
    let serial: Int
    /// The place from the bottom, hidden entries included; it stays the same for the whole stay.
    let position: Int
}
