/// A screen on a stack, from when it is shown until it leaves.
///
/// An entry holds its screen. A presenter can therefore draw the screen until its own animation has ended, even if the
/// screen has already left the stack.
package struct StackEntry: Identifiable {
    /// The identity of the entry.
    package let id: EntryID
    /// The screen that is shown.
    package let screen: any Screen
    /// The line of the flow that showed the screen.
    package let source: SourceLine

    /// The question, if the screen is a step that asks one.
    @MainActor package var question: (any ShownQuestion)? { screen as? any ShownQuestion }
}

extension StackEntry: Hashable {
    /// Returns whether two entries have the same identity.
    nonisolated public static func == (first: StackEntry, second: StackEntry) -> Bool {
        first.id == second.id
    }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
