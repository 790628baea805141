/// What an operation on the stack asks its owner to do, all of it as one change.
struct StackChange: Equatable {
    /// The entries whose stay is over, topmost first: their `then` throws, their work is cancelled.
    var leaving: [EntryID] = []
    /// The entry that is uncovered while its closure runs: the closure is cancelled.
    var interrupted: EntryID?
    /// How many of the entries in view are taken from the top.
    var removed = 0
    /// The entries that are put there instead, the lowest first.
    var added: [EntryID] = []

    /// Whether the user sees a difference.
    var isVisible: Bool { removed > 0 || !added.isEmpty }
}
