public import Observation

/// All sync-ups, the same as those that are kept for the next run of the app.
@MainActor
@Observable
public final class SyncUpStore {
    private(set) var syncUps: [SyncUp] = []
    private let kept: () throws -> [SyncUp]
    private let keep: ([SyncUp]) throws -> Void

    /// Makes a store that is not open yet.
    ///
    /// - Parameters:
    ///   - kept: Reads what the last run of the app kept, most often from a file.
    ///   - keep: Keeps the sync-ups for the next run.
    public init(_ kept: @escaping () throws -> [SyncUp], keep: @escaping ([SyncUp]) throws -> Void = { _ in }) {
        self.kept = kept
        self.keep = keep
    }

    func open() throws {
        syncUps = try kept()
    }

    subscript(id: SyncUp.ID) -> SyncUp? {
        syncUps.first { $0.id == id }
    }

    /// A sync-up that is not in the store before it is saved.
    func draft() -> SyncUp {
        SyncUp(id: (syncUps.map(\.id).max() ?? 0) + 1)
    }

    /// Replaces a sync-up, or appends a new one.
    ///
    /// - Parameter syncUp: The new value.
    /// - Throws: What stands in the way of keeping it. Nothing has changed then.
    public func save(_ syncUp: SyncUp) throws {
        var changed = syncUps
        if let place = changed.firstIndex(where: { $0.id == syncUp.id }) {
            changed[place] = syncUp
        } else {
            changed.append(syncUp)
        }
        try commit(changed)
    }

    func add(_ notes: String, on date: Day, to id: SyncUp.ID) throws {
        guard var syncUp = self[id] else { return }
        let last = syncUp.meetings.map(\.id).max() ?? 0
        syncUp.meetings.insert(Meeting(id: last + 1, date: date, notes: notes), at: 0)
        // A meeting planned for this day or earlier has now been held.
        syncUp.nextMeeting = syncUp.nextMeeting(from: date.adding(days: 1))
        try save(syncUp)
    }

    func remove(_ meeting: Meeting.ID, from id: SyncUp.ID) throws {
        guard var syncUp = self[id] else { return }
        syncUp.meetings.removeAll { $0.id == meeting }
        try save(syncUp)
    }

    /// Restores a removed meeting, with a new number if its own is used by now.
    func restore(_ meeting: Meeting, to id: SyncUp.ID) throws {
        guard var syncUp = self[id] else { return }
        var restored = meeting
        if syncUp.meetings.contains(where: { $0.id == meeting.id }) {
            restored.id = (syncUp.meetings.map(\.id).max() ?? 0) + 1
        }
        let place = syncUp.meetings.firstIndex { $0.id < restored.id } ?? syncUp.meetings.endIndex
        syncUp.meetings.insert(restored, at: place)
        try save(syncUp)
    }

    func delete(_ id: SyncUp.ID) throws {
        try commit(syncUps.filter { $0.id != id })
    }

    /// Keeps them first, so that a failed save changes nothing.
    private func commit(_ changed: [SyncUp]) throws {
        try keep(changed)
        syncUps = changed
    }
}
