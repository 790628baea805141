import Aside

/// The details of a sync-up, which lead to its form, a meeting, the notes of a meeting, or its deletion.
struct SyncUpFlow: Flow {
    enum Exit {
        case deleted
    }

    let stage: Stage
    let syncUp: SyncUp
    let store: SyncUpStore
    let dependencies: Dependencies

    @discardableResult
    func run() async throws -> Exit {
        let details = DetailsScreen(syncUp, of: store, in: dependencies, on: stage)
        return try await show(details).until { choice in
            switch choice {
            case .startMeeting:
                try await record(details.syncUp)
                return .stay

            case .edit:
                try await editor.edit(details.syncUp)
                return .stay

            case .showNotes(let meeting):
                try await show(NotesScreen(meeting, of: details.syncUp, in: dependencies)).value()
                return .stay

            case .delete:
                let title = details.syncUp.title
                guard
                    try await confirm(
                        "Delete “\(title)”?", message: "Its notes are deleted with it.", action: "Delete",
                        role: .destructive)
                else { return .stay }
                try await retrying("“\(title)” was not deleted") { try store.delete(syncUp.id) }
                return .leave(.deleted)
            }
        }
    }

    private var editor: SyncUpEditor { SyncUpEditor(stage: stage, store: store, dependencies: dependencies) }

    /// Records a meeting in a sheet, which asks before it closes.
    private func record(_ syncUp: SyncUp) async throws {
        try await sheet("Meeting", style: .fullScreen) { stage in
            let screen = RecordScreen(syncUp, in: dependencies, on: stage)
            try await stage.show(screen).then { ending in
                guard case .save(let notes) = ending else { return }
                try await stage.retrying("The meeting was not saved") {
                    try store.add(notes, on: dependencies.today(), to: syncUp.id)
                }
            }
        }
    }
}

/// Changes a sync-up in a sheet, which stays open until the changes are saved.
struct SyncUpEditor: Flow {
    let stage: Stage
    let store: SyncUpStore
    let dependencies: Dependencies

    func edit(_ syncUp: SyncUp) async throws {
        try await sheet("Sync-up") { stage in
            try await stage.show(EditScreen(syncUp, in: dependencies, on: stage)).then { edited in
                try await stage.retrying("“\(edited.title)” was not saved") { try store.save(edited) }
            }
        }
    }
}
