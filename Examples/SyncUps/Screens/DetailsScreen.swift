import Aside

/// One sync-up, as it is in the store now.
final class DetailsScreen: Screen {
    enum Choice {
        case startMeeting
        case edit
        case showNotes(Meeting)
        case delete
    }

    let outlet = Outlet<Choice>()
    private let store: SyncUpStore
    /// What it was when it was last seen: it is still shown while a deleted one leaves.
    private var lastSeen: SyncUp

    init(_ syncUp: SyncUp, in store: SyncUpStore) {
        lastSeen = syncUp
        self.store = store
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
        Action("Start meeting", shortcut: .enter) { self.publish(.startMeeting) }
        for meeting in syncUp.meetings {
            Row("Meeting \(meeting.id)", detail: meeting.date) {
                Action("Notes of meeting \(meeting.id)") { self.publish(.showNotes(meeting)) }
            }
        }
        Action("Edit", shortcut: .key("e")) { self.publish(.edit) }
        Action("Delete", role: .destructive) { self.publish(.delete) }
    }
}

/// What was said in a meeting.
final class NotesScreen: Screen {
    let outlet = Outlet<Void>()
    private let meeting: Meeting
    private let syncUp: SyncUp

    init(_ meeting: Meeting, of syncUp: SyncUp) {
        self.meeting = meeting
        self.syncUp = syncUp
    }

    var content: Content {
        Heading("\(syncUp.title), \(meeting.date)")
        Row("Attending", detail: syncUp.attendees.joined(separator: ", "))
        Paragraph(meeting.notes.isEmpty ? "Nothing was written down." : meeting.notes)
        Action("Done", shortcut: .enter) { self.publish() }
    }
}
