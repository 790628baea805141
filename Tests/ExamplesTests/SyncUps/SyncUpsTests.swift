import Aside
import AsideTesting
import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: the list and the details")
struct SyncUpsTests {
    let ui = TestPresenter()

    @Test("A sync-up is added in a sheet, and is kept")
    func add() async throws {
        let world = World([])
        try await ui.run(world) {
            let list = try await ui.screen(SyncUpsScreen.self)
            #expect(list.outline.items.contains { $0.label == "There are none yet." })
            try list.press("New sync-up")
            let form = try await ui.screen(EditScreen.self)
            try form.fill("Title", "Design")
            try form.fill("Minutes", "1")
            try form.fill("Attendee 1", "Ann")
            try await form.press("Add attendee").value
            try form.fill("Attendee 2", "Bob")
            try await form.press("Add attendee").value
            try form.press("Save")
            try await ui.screen(SyncUpsScreen.self)
            #expect(world.saved == [.design])
            try await ui.close()
        }
        #expect(ui.stacks.first == "Sync-ups")
        #expect(ui.stacks.allSatisfy { $0 == "Sync-ups" || $0 == "" })
    }

    @Test(
        "A sync-up has a title of 100 letters at most, and somebody who attends",
        arguments: [
            ("  Art  direction ", "Ann", nil), (" \n", "Ann", InvalidInput("Give it a title.", field: "Title")),
            (
                String(repeating: "a", count: 101), "Ann",
                InvalidInput("A title has 100 letters at most; these are 101.", field: "Title")
            ),
            ("Art", " ", InvalidInput("Somebody has to attend.", field: "Attendee 1")),
        ] as [(String, String, InvalidInput?)])
    func entered(title: String, attendee: String, problem: InvalidInput?) {
        do {
            let entered = try SyncUp(id: 1).entered(
                title: title, minutes: 5, nextMeeting: nil, attendees: [attendee, ""])
            #expect(entered == SyncUp(id: 1, title: "Art direction", minutes: 5, attendees: ["Ann"]))
        } catch {
            #expect(error == problem)
        }
    }

    @Test(
        "Dismissing a changed form asks first, also about a text that is no number; an unchanged one closes at once",
        arguments: [("Title", "Art"), ("Minutes", "five")])
    func discard(_ field: String, _ text: String) async throws {
        let world = World()
        try await ui.openDetails(in: world) { details in
            try details.press("Edit")
            try await ui.sheet(EditScreen.self).dismiss()
            try await ui.screen(DetailsScreen.self).press("Edit")
            let form = try await ui.screen(EditScreen.self)
            try form.fill(field, text)
            try await ui.sheet(EditScreen.self).dismiss()
            try await ui.confirm("Discard your changes?").press("Go on editing")
            #expect(try await ui.screen(EditScreen.self).model === form.model)
            try await ui.sheet(EditScreen.self).dismiss()
            try await ui.confirm("Discard your changes?").press("Discard")
            #expect(try await ui.screen(DetailsScreen.self).title == "Design")
        }
        #expect(world.saved == [.design])
    }

    @Test("A sync-up is deleted after a question, and its details stay in view until they leave")
    func delete() async throws {
        let world = World([.design, .morning])
        ui.answer(SyncUpsScreen.self, with: .open(.design))
        try await ui.run(world) {
            let details = try await ui.screen(DetailsScreen.self)
            try details.press("Delete")
            let question = try await ui.confirm("Delete “Design”?")
            #expect(question.content.choices.map(\.role) == [.destructive, .cancel])
            #expect(world.saved.count == 2)
            try question.press("Delete")
            try await ui.screen(SyncUpsScreen.self)
            #expect(details.title == "Design")
            try await ui.close()
        }
        #expect(world.saved == [.morning])
        #expect(ui.stacks.prefix(3) == ["Sync-ups", "Sync-ups › Design", "Sync-ups"])
    }

    enum Removal: CaseIterable { case undone, final }

    @Test("A removed meeting can be put back while its notice is shown", arguments: Removal.allCases)
    func removeMeeting(_ removal: Removal) async throws {
        var design = SyncUp.design
        design.meetings = [3, 2, 1].map { Meeting(id: $0, date: "2026-03-04", notes: "") }
        let world = World([design])
        try await ui.openDetails(in: world) { details in
            try details.press("Remove meeting 2")
            let notice = try await ui.notice("Meeting 2 removed")
            #expect(details.model.syncUp.meetings.map(\.id) == [3, 1])
            if removal == .undone {
                try notice.press("Undo")
                try await details.until { $0.syncUp.meetings.count == 3 }
            } else {
                try await ui.advance(by: .seconds(5))
            }
        }
        #expect(world.saved.first?.meetings.map(\.id) == (removal == .undone ? [3, 2, 1] : [3, 1]))
    }
}
