/// What the owner of the stack has to do after an operation, as one change.
struct StackChange: Equatable {
    /// The entries that leave, the topmost first.
    ///
    /// Their `then` throws, and their work is cancelled.
    var leaving: [EntryID] = []
    /// The entry that the user uncovers while its closure runs.
    ///
    /// Its closure is cancelled.
    var interrupted: EntryID?
    /// How many entries to remove from the top of the view.
    var removed = 0
    /// The entries to add to the view instead, the lowest first.
    var added: [EntryID] = []

    /// Whether the user sees a difference.
    var isVisible: Bool { removed > 0 || !added.isEmpty }
}
