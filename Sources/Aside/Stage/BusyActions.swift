import Observation

/// The actions of one screen that are running.
///
/// Renderers observe it and learn when an action starts or ends.
@MainActor
@Observable
final class BusyActions {
    private(set) var ids: Set<Outline.Item.ID> = []

    nonisolated init() {}

    func begin(_ id: Outline.Item.ID) { ids.insert(id) }
    func end(_ id: Outline.Item.ID) { ids.remove(id) }
}
