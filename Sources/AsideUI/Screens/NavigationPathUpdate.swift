import Aside

/// The handling of the path that a navigation stack writes.
///
/// The only reason to write a path is that the user went back. A late write must not remove a screen that the user
/// never saw.
enum NavigationPathUpdate {
    /// Returns the screens above the root, which form the path of a navigation stack.
    static func path<Entries: Collection>(of entries: Entries) -> [Entries.Element] {
        Array(entries.dropFirst())
    }

    /// Finds the screen to which the user has gone back.
    ///
    /// - Parameters:
    ///   - written: The path that was written.
    ///   - seen: The path that the navigation stack had been given.
    ///   - entries: The entries on the stage now, the root first.
    /// - Returns: The place of the screen to uncover; `nil` if all the screens that the user left have already gone.
    static func target<ID: Hashable>(of written: [ID], seen: [ID], entries: [ID]) -> Int? {
        let left = Set(seen).subtracting(written)
        guard let lowest = entries.dropFirst().firstIndex(where: left.contains) else { return nil }
        return lowest - 1
    }

    /// Goes back on a stage to match a written path.
    ///
    /// - Returns: Whether the stage now matches the path. If not, the navigation stack has to read the path again.
    @MainActor
    static func follow(_ written: [Entry], seen: [Entry], on stage: Stage) -> Bool {
        let target = target(of: written.map(\.id), seen: seen.map(\.id), entries: stage.entries.map(\.id))
        if let target { stage.goBack(to: stage.entries[target].id) }
        return path(of: stage.entries) == written
    }
}
