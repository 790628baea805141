import Aside
import Foundation
import Observation

/// Hashes of what covered screens show, each made again only when a value that it depends on has changed.
///
/// Few moves change what is covered, and to read all content after each move takes long.
@MainActor
final class CoveredScreens {
    private var known: [EntryID: Int] = [:]
    private let changed = ChangedEntries()

    /// Returns a hash of what a covered screen shows.
    func hash(of entry: StackEntry) -> Int {
        for id in changed.takeAll() { known[id] = nil }
        if let hash = known[entry.id] { return hash }
        let (id, changed) = (entry.id, changed)
        let hash = withObservationTracking {
            var hasher = Hasher()
            hasher.combine(contentOf: entry.screen)
            return hasher.finalize()
        } onChange: {
            changed.add(id)
        }
        known[id] = hash
        return hash
    }

    /// Forgets a screen, because it is in front and need not be observable.
    func forget(_ entry: StackEntry) {
        if !known.isEmpty { known[entry.id] = nil }
    }
}

private final class ChangedEntries: @unchecked Sendable {
    // This is safe, because code accesses the set only while it holds the lock.
    private let lock = NSLock()
    private var ids: Set<EntryID> = []

    func add(_ id: EntryID) {
        lock.withLock { _ = ids.insert(id) }
    }

    func takeAll() -> Set<EntryID> {
        lock.withLock {
            defer { ids = [] }
            return ids
        }
    }
}
