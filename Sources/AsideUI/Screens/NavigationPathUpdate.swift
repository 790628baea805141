import Aside

/// Follows the path that a navigation stack writes.
///
/// It can only mean that the user went back. What it writes late must not take away a screen that the user never saw.
enum NavigationPathUpdate {
    /// The screens above the root, as a navigation stack wants its path.
    static func path<Entries: Collection>(of entries: Entries) -> [Entries.Element] {
        Array(entries.dropFirst())
    }

    /// Finds the screen that the user has gone back to.
    ///
    /// - Parameters:
    ///   - written: the path that was written.
    ///   - seen: the path that the navigation stack had been given.
    ///   - entries: what stands on the stage now, the root first.
    /// - Returns: the place of the screen to uncover, or `nil` where nothing of what the user left is there any more.
    static func target<ID: Hashable>(of written: [ID], seen: [ID], entries: [ID]) -> Int? {
        let left = Set(seen).subtracting(written)
        guard let lowest = entries.dropFirst().firstIndex(where: left.contains) else { return nil }
        return lowest - 1
    }

    /// Goes back on a stage as a written path asks for.
    ///
    /// - Returns: whether the stage now holds what was written; if not, the navigation stack has to look again.
    @MainActor
    static func follow(_ written: [Entry], seen: [Entry], on stage: Stage) -> Bool {
        let target = target(of: written.map(\.id), seen: seen.map(\.id), entries: stage.entries.map(\.id))
        if let target { stage.stack.pop(to: target) }
        return path(of: stage.entries) == written
    }
}
