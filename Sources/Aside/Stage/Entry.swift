/// One stay of a screen on a stack.
///
/// An entry holds its screen, so that a renderer that keeps the entry can draw it until its own
/// animation has ended, however long ago the screen has left the stack.
public struct Entry: Identifiable {
    /// The stay's identity.
    public let id: EntryID
    /// The screen that is shown.
    public let screen: any Screen
    /// The line of the flow that showed it.
    public let source: SourceLine
}

extension Entry: Hashable {
    /// Two entries are equal where they are the same stay.
    nonisolated public static func == (first: Entry, second: Entry) -> Bool {
        first.id == second.id
    }

    /// Hashes the stay's identity.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
