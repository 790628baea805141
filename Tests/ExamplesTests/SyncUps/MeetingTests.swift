import Aside
import AsideTesting
import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: a meeting")
struct MeetingTests {
    let ui = TestPresenter()
    let world = World()

    @Test("A meeting that takes all its time is saved by itself, with readable notes")
    func wholeMeeting() async throws {
        world.speeches = [.words(["Hello.", "Let us begin."])]
        try await ui.openDetails(in: world) { details in
            try details.press("Start meeting")
            let record = try await ui.screen(RecordScreen.self)
            try await record.until { $0.notes == "Hello. Let us begin." }
            #expect(record.says("Speaking", "Ann, 1 of 2"))
            for second in 1...60 {
                try await ui.advance(by: .seconds(1))
                if second == 31 {
                    try await record.until { $0.elapsed == 31 }
                    #expect(record.says("Speaking", "Bob, 2 of 2"))
                    #expect(record.says("Left", "0:29"))
                }
            }
            try await ui.screen(DetailsScreen.self)
            #expect(details.says("Meeting 1", "4 Mar 2026"))
            try details.press("Notes of meeting 1")
            let notes = try await ui.screen(NotesScreen.self)
            #expect(notes.outline.items.contains { $0.label == "Hello. Let us begin." })
            try notes.press("Done")
        }
        #expect(world.saved.first?.meetings.map(\.notes) == ["Hello. Let us begin."])
        #expect(
            ui.stacks.prefix(5) == [
                "Sync-ups", "Sync-ups › Design", "Sync-ups › Design › Design, 4 Mar 2026", "Sync-ups › Design",
                "Sync-ups",
            ])
    }

    @Test("The timer stops while the user is asked about the end of the meeting")
    func pause() async throws {
        try await ui.openDetails(in: world) { details in
            try details.press("Start meeting")
            let record = try await ui.screen(RecordScreen.self)
            for _ in 1...3 { try await ui.advance(by: .seconds(1)) }
            try await record.until { $0.elapsed == 3 }
            try record.press("End meeting")
            let alert = try await ui.alert("End meeting?")
            for _ in 1...100 { try await ui.advance(by: .seconds(1)) }
            #expect(record.elapsed == 3)
            #expect(record.isPaused)
            try alert.press("Resume")
            try await record.until { !$0.isPaused }
            for _ in 1...2 { try await ui.advance(by: .seconds(1)) }
            try await record.until { $0.elapsed > 3 }
            try record.press("End meeting")
            try await ui.alert("End meeting?").press("Save")
        }
        #expect(world.saved.first?.meetings.count == 1)
    }

    @Test("A user who dismisses the meeting is asked what to do with it", arguments: ["Save", "Discard", "Resume"])
    func sentAway(answer: String) async throws {
        try await ui.openDetails(in: world) { details in
            try details.press("Start meeting")
            try await ui.screen(RecordScreen.self)
            try await ui.sheet("Meeting").dismiss()
            try await ui.alert("End meeting?").press(answer)
            if answer == "Resume" {
                try await ui.screen(RecordScreen.self).press("End meeting")
                try await ui.alert("End meeting?").press("Save")
            }
        }
        #expect(world.saved.first?.meetings.count == (answer == "Discard" ? 0 : 1))
        #expect(!ui.clock.isInUse)
    }

    enum Decision: CaseIterable { case goOn, discard }

    @Test(
        "If speech recognition is not available, the timer stops until the user has decided",
        arguments: Decision.allCases)
    func speechFailure(_ decision: Decision) async throws {
        world.speeches = [.failure]
        try await ui.openDetails(in: world) { details in
            try details.press("Start meeting")
            let alert = try await ui.alert("Nobody writes down what is said")
            #expect(alert.content.message == "The microphone is off. You can go on without notes.")
            #expect(alert.content.severity == .warning)
            for _ in 1...5 { try await ui.advance(by: .seconds(1)) }
            if decision == .goOn {
                try alert.dismiss()
                let record = try await ui.screen(RecordScreen.self)
                try await record.until { !$0.isPaused }
                #expect(record.elapsed == 0)
                try record.press("End meeting")
                try await ui.alert("End meeting?").press("Save")
            } else {
                try alert.press("Discard the meeting")
            }
        }
        #expect(world.saved.first?.meetings.map(\.notes) == (decision == .goOn ? [""] : []))
    }
}

extension TestScreen {
    /// Whether the outline has a row with a text.
    func says(_ label: String, _ detail: String) -> Bool {
        outline.items.contains { $0.label == label && $0.kind == .row(detail: detail) }
    }
}
