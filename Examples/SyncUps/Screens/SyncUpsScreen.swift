import Aside

/// All sync-ups.
final class SyncUpsScreen: Screen {
    enum Choice {
        case add
        case open(SyncUp)
        case close
    }

    let outlet = Outlet<Choice>()
    private let store: SyncUpStore

    init(_ store: SyncUpStore) {
        self.store = store
    }

    var content: Content {
        Heading("Sync-ups")
        for syncUp in store.syncUps {
            Row(syncUp.title, detail: "\(syncUp.attendees.count) attending, \(syncUp.minutes) min") {
                Action("Open \(syncUp.title)") { self.publish(.open(syncUp)) }
            }
        }
        if store.syncUps.isEmpty { Paragraph("There are none yet.") }
        Action("New sync-up", shortcut: .key("n")) { self.publish(.add) }
        Action("Close", role: .cancel) { self.publish(.close) }
    }
}
