import Aside
import AsideTesting
import Observation

/// Hashes of what covered screens show, each made again only when a value that it depends on has changed.
///
/// Few moves change what is covered, and to read all content after each move takes long.
@MainActor
final class CoveredScreens {
    private var known: [EntryID: Int] = [:]
    private let changed = Locked<Set<EntryID>>([])

    /// Returns a hash of what a covered screen shows.
    func hash(of entry: StackEntry) -> Int {
        changed.withLock { ids in
            for id in ids { known[id] = nil }
            ids = []
        }
        if let hash = known[entry.id] { return hash }
        let (id, changed) = (entry.id, changed)
        let hash = withObservationTracking {
            var hasher = Hasher()
            hasher.combine(contentOf: entry.screen)
            return hasher.finalize()
        } onChange: {
            changed.withLock { _ = $0.insert(id) }
        }
        known[id] = hash
        return hash
    }

    /// Forgets a screen, because it is in front and need not be observable.
    func forget(_ entry: StackEntry) {
        if !known.isEmpty { known[entry.id] = nil }
    }
}
