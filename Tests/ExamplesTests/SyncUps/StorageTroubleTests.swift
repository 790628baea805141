import Aside
import AsideTesting
import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: a disk that is in trouble")
struct StorageTroubleTests {
    let ui = TestPresenter()

    @Test("Changes that cannot be saved stay in the form until they can", arguments: Trouble.allCases)
    func edit(_ trouble: Trouble) async throws {
        let world = try World()
        trouble.begin(on: world.disk)
        try await ui.openDetails(in: world) { details in
            try details.press("Edit")
            let form = try await ui.screen(EditScreen.self)
            try form.fill("Title", "Art")
            try form.press("Save")
            let alert = try await ui.alert("“Art” was not saved")
            #expect(alert.content.message == trouble.message)
            try alert.press("Cancel")
            #expect(try await ui.screen(EditScreen.self).model === form.model)
            #expect(try world.saved == [.design])
            try form.press("Save")
            try await ui.alert("“Art” was not saved").press("Retry")
            let again = try await ui.alert("“Art” was not saved")
            trouble.end(on: world.disk)
            try again.press("Retry")
            #expect(try await ui.screen(DetailsScreen.self).title == "Art")
        }
        #expect(try world.saved.map(\.title) == ["Art"])
    }

    @Test("A meeting that cannot be saved is still there", arguments: Trouble.allCases)
    func meeting(_ trouble: Trouble) async throws {
        let world = try World()
        world.speeches = [.words(["Hello."])]
        try await ui.openDetails(in: world) { details in
            try details.press("Start meeting")
            let record = try await ui.screen(RecordScreen.self)
            try await record.until { $0.notes == "Hello." }
            trouble.begin(on: world.disk)
            try record.press("End meeting")
            try await ui.alert("End meeting?").press("Save")
            try await ui.alert("The meeting was not saved").press("Cancel")
            try await ui.screen(RecordScreen.self)
            #expect(record.isPaused)
            #expect(record.notes == "Hello.")
            trouble.end(on: world.disk)
            try record.press("End meeting")
            try await ui.alert("End meeting?").press("Save")
        }
        #expect(try world.saved.first?.meetings.map(\.notes) == ["Hello."])
    }

    @Test("A sync-up that cannot be deleted is still in the list and in the file", arguments: Trouble.allCases)
    func delete(_ trouble: Trouble) async throws {
        let world = try World()
        trouble.begin(on: world.disk)
        ui.answer(SyncUpsScreen.self, with: .open(.design))
        ui.answer(DetailsScreen.self, with: .delete)
        ui.answer(.confirm("Delete “Design”?"), with: "Delete")
        ui.answer(.alert("“Design” was not deleted"), with: "Cancel")
        try await ui.run(world) {
            try await ui.goBack(from: DetailsScreen.self)
            #expect(try await ui.screen(SyncUpsScreen.self).says("Design", "2 attending, 1 min"))
            try await ui.close()
        }
        #expect(try world.saved == [.design])
    }

    @Test("A broken file gets an alert and is kept aside, not overwritten", arguments: Broken.all)
    func broken(_ broken: Broken) async throws {
        let world = try World()
        try world.disk.write(broken.bytes, to: "sync-ups.json")
        try world.disk.write([1], to: "sync-ups.json.broken-1")
        try await ui.run(world) {
            let alert = try await ui.alert("Your sync-ups are broken")
            #expect(alert.content.message?.hasPrefix("“sync-ups.json” \(broken.reason)") == true)
            #expect(alert.content.message?.contains("“sync-ups.json.broken-2”") == true)
            #expect(try world.disk.read("sync-ups.json") == broken.bytes)
            try alert.press("Keep it and start")
            try await ui.screen(SyncUpsScreen.self).press("New sync-up")
            try await ui.screen(EditScreen.self).publish(.morning)
            try await ui.close()
        }
        #expect(try world.saved == [.morning])
        #expect(try world.disk.read("sync-ups.json.broken-1") == [1])
        #expect(try world.disk.read("sync-ups.json.broken-2") == broken.bytes)
    }

    @Test("If the user quits, the broken file stays unchanged")
    func quit() async throws {
        let world = try World()
        try world.disk.write(Broken.noJSON.bytes, to: "sync-ups.json")
        ui.answer(.alert("Your sync-ups are broken"), with: "Quit")
        await #expect(throws: CancellationError.self) { try await ui.run { try await world.app(on: ui).run() } }
        #expect(world.disk.files == ["sync-ups.json": Broken.noJSON.bytes])
    }

    @Test("A broken file that cannot be moved aside stays in its place")
    func brokenAndFull() async throws {
        let world = try World()
        try world.disk.write(Broken.noJSON.bytes, to: "sync-ups.json")
        world.disk.problem = .denied
        ui.answer(.alert("Your sync-ups are broken"), with: "Keep it and start")
        ui.answer(.alert("Your sync-ups cannot be opened"), with: "Cancel")
        await #expect(throws: CancellationError.self) { try await ui.run { try await world.app(on: ui).run() } }
        #expect(world.disk.files == ["sync-ups.json": Broken.noJSON.bytes])
    }
}

/// The troubles of a disk.
enum Trouble: CaseIterable {
    case full
    case readOnlyDisk
    case readOnlyFile

    @MainActor
    func begin(on disk: MemoryDisk) {
        switch self {
        case .full: disk.problem = .full
        case .readOnlyDisk: disk.problem = .readOnly
        case .readOnlyFile: disk.locked = ["sync-ups.json"]
        }
    }

    @MainActor
    func end(on disk: MemoryDisk) {
        disk.problem = nil
        disk.locked = []
    }

    var message: String {
        switch self {
        case .full: "The disk is full. Make some room, and try again."
        case .readOnlyDisk, .readOnlyFile: "The file is read-only. Unlock it, and try again."
        }
    }
}

/// The defects of a file, and the text of the alert about each.
struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let reason: String

    static let noJSON = Broken(testDescription: "no JSON", bytes: [0xFF, 0x00, 0x7B], reason: noSyncUps)

    static let all = [
        noJSON, Broken(testDescription: "empty", bytes: [], reason: noSyncUps),
        Broken("half", #"{"syncUps": [{"attendees": ["An"#, noSyncUps),
        Broken("other JSON", #"{"orders": []}"#, noSyncUps),
        Broken("later", #"{"syncUps": [], "version": 2}"#, "was written by a later version of this app."),
        Broken("absurd length", file(design(minutes: -9_000_000_000)), impossible),
        Broken("too long", file(design(minutes: 241)), impossible),
        Broken("no day", file(design(minutes: 5, nextMeeting: "2026-02-31")), noSyncUps),
        Broken("twice the same", file(design(minutes: 5), design(minutes: 5)), impossible),
    ]

    private static let noSyncUps = "does not hold sync-ups."
    private static let impossible = "holds sync-ups that cannot be."

    private static func file(_ syncUps: String...) -> String {
        #"{"syncUps": [\#(syncUps.joined(separator: ", "))], "version": 1}"#
    }

    private static func design(minutes: Int, nextMeeting: String = "2026-03-11") -> String {
        #"{"attendees": ["Ann"], "id": 1, "meetings": [], "minutes": \#(minutes), "#
            + #""nextMeeting": "\#(nextMeeting)", "title": "Design"}"#
    }
}

extension Broken {
    fileprivate init(_ name: String, _ text: String, _ reason: String) {
        self.init(testDescription: name, bytes: Array(text.utf8), reason: reason)
    }
}
