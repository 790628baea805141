import Aside

/// One sync-up, as it is in the store now.
final class DetailsScreen: Screen, Flow {
    enum Choice {
        case startMeeting
        case edit
        case showNotes(Meeting)
        case delete
    }

    let outlet = Outlet<Choice>()
    let stage: Stage
    private let store: SyncUpStore
    private let dependencies: Dependencies
    /// The last known value, which is shown while a deleted sync-up leaves.
    private var lastSeen: SyncUp

    init(_ syncUp: SyncUp, of store: SyncUpStore, in dependencies: Dependencies, on stage: Stage) {
        lastSeen = syncUp
        self.stage = stage
        self.store = store
        self.dependencies = dependencies
    }

    var syncUp: SyncUp {
        if let syncUp = store[lastSeen.id] { lastSeen = syncUp }
        return lastSeen
    }

    var content: Content {
        let syncUp = syncUp
        Heading(syncUp.title)
        Row("Length", detail: "\(syncUp.minutes) min")
        Row("Attending", detail: syncUp.attendees.joined(separator: ", "))
        if let day = syncUp.nextMeeting(from: dependencies.today()) {
            Row("Next meeting", detail: dependencies.text(of: day))
        }
        Action("Start meeting", shortcut: .enter) { self.publish(.startMeeting) }
        for meeting in syncUp.meetings {
            Row("Meeting \(meeting.id)", detail: dependencies.text(of: meeting.date)) {
                Action("Notes of meeting \(meeting.id)") { self.publish(.showNotes(meeting)) }
                Action("Remove meeting \(meeting.id)", role: .destructive) { try await self.remove(meeting) }
            }
        }
        Action("Edit", shortcut: .key("e")) { self.publish(.edit) }
        Action("Delete", role: .destructive) { self.publish(.delete) }
    }

    /// Removes a meeting without a question, because a notice offers to undo it.
    private func remove(_ meeting: Meeting) async throws {
        let id = syncUp.id
        try await retrying("The meeting was not removed") { try store.remove(meeting.id, from: id) }
        if await notice("Meeting \(meeting.id) removed", action: "Undo") {
            try await retrying("The meeting was not put back") { try store.restore(meeting, to: id) }
        }
    }
}

/// The notes of a meeting.
final class NotesScreen: Screen {
    let outlet = Outlet<Void>()
    private let meeting: Meeting
    private let syncUp: SyncUp
    private let dependencies: Dependencies

    init(_ meeting: Meeting, of syncUp: SyncUp, in dependencies: Dependencies) {
        self.meeting = meeting
        self.syncUp = syncUp
        self.dependencies = dependencies
    }

    var content: Content {
        Heading("\(syncUp.title), \(dependencies.text(of: meeting.date))")
        Row("Attending", detail: syncUp.attendees.joined(separator: ", "))
        Paragraph(meeting.notes.isEmpty ? "Nothing was written down." : meeting.notes)
        Action("Done", shortcut: .enter) { self.publish() }
    }
}
