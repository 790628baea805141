import Aside
import AsideTesting
import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: a disk that is in trouble")
struct StorageTroubleTests {
    let ui = TestPresenter()

    @Test("Changes that cannot be saved stay in the form until they can")
    func edit() async throws {
        let world = World()
        world.keepingError = .full
        try await ui.openDetails(in: world) { details in
            try details.press("Edit")
            let form = try await ui.screen(EditScreen.self)
            try form.fill("Title", "Art")
            try form.press("Save")
            let alert = try await ui.alert("“Art” was not saved")
            #expect(alert.content.message == "The disk is full.")
            try alert.press("Cancel")
            #expect(try await ui.screen(EditScreen.self).model === form.model)
            #expect(world.saved == [.design])
            try form.press("Save")
            let again = try await ui.alert("“Art” was not saved")
            world.keepingError = nil
            try again.press("Retry")
            #expect(try await ui.screen(DetailsScreen.self).title == "Art")
        }
        #expect(world.saved.map(\.title) == ["Art"])
    }

    @Test("A meeting that cannot be saved is still there")
    func meeting() async throws {
        let world = World()
        world.speeches = [.words(["Hello."])]
        try await ui.openDetails(in: world) { details in
            try details.press("Start meeting")
            let record = try await ui.screen(RecordScreen.self)
            try await record.until { $0.notes == "Hello." }
            world.keepingError = .full
            try record.press("End meeting")
            try await ui.alert("End meeting?").press("Save")
            try await ui.alert("The meeting was not saved").press("Cancel")
            try await ui.screen(RecordScreen.self)
            #expect(record.isPaused)
            #expect(record.notes == "Hello.")
            world.keepingError = nil
            try record.press("End meeting")
            try await ui.alert("End meeting?").press("Save")
        }
        #expect(world.saved.first?.meetings.map(\.notes) == ["Hello."])
    }

    @Test("Sync-ups that cannot be read are read again on Retry; without them the app does not begin")
    func open() async throws {
        let world = World()
        world.readingError = .damaged
        try await ui.run(world) {
            let again = try await ui.alert("Your sync-ups cannot be opened")
            #expect(again.content.message == "The file is damaged.")
            world.readingError = nil
            try again.press("Retry")
            try await ui.close()
        }
        world.readingError = .damaged
        ui.answer(.alert("Your sync-ups cannot be opened"), with: "Cancel")
        await #expect(throws: CancellationError.self) { try await ui.run { try await world.app(on: ui).run() } }
    }
}
