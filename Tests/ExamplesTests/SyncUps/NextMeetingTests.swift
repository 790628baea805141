import Aside
import AsideTesting
import Testing

@testable import SyncUpsExample

@MainActor @Suite("Sync-ups: the next meeting")
struct NextMeetingTests {
    let ui = TestPresenter()

    @Test(
        "The field for its day is there while a meeting is planned, begins a week from today, and takes no day before")
    func planned() async throws {
        let world = World()
        try await edit(in: world) { form in
            #expect(form.item("Next meeting") == nil)
            try form.toggle("Next meeting planned", to: true)
            #expect(form.item("Next meeting")?.text == "11/03/2026")
            try form.fill("Next meeting", "03/03/2026")
            #expect(errors(of: form.model).keys.sorted() == ["Next meeting"])
            try form.fill("Next meeting", "1/4/2026")
            // Turning on a switch that is already on keeps the day.
            try form.toggle("Next meeting planned", to: true)
            #expect(form.item("Next meeting")?.text == "1/4/2026")
        } details: { details in
            #expect(details.says("Next meeting", "1 Apr 2026"))
        }
        #expect(world.saved.map(\.nextMeeting) == ["2026-04-01"])
    }

    @Test("A meeting that is no longer planned has no day, on the screen and in the file")
    func notPlanned() async throws {
        let world = World([.planned(on: "2026-03-11")])
        try await edit(in: world) { form in
            #expect(form.item("Next meeting")?.text == "11/03/2026")
            try form.toggle("Next meeting planned", to: false)
            #expect(form.item("Next meeting") == nil)
        } details: { details in
            #expect(details.item("Next meeting") == nil)
        }
        #expect(world.saved == [.design])
    }

    @Test("A day in the past is no longer planned, and is no change of the form")
    func passed() async throws {
        let world = World([.planned(on: "2026-03-03")])
        try await ui.openDetails(in: world) { details in
            #expect(details.item("Next meeting") == nil)
            try details.press("Edit")
            let form = try await ui.screen(EditScreen.self)
            #expect(form.item("Next meeting planned")?.kind == .switch(isOn: false))
            try await ui.sheet(EditScreen.self).dismiss()
        }
    }

    /// Opens the form of the first sync-up, saves it, and looks at the details.
    private func edit(
        in world: World, _ steps: @escaping (TestScreen<EditScreen>) throws -> Void,
        details look: @escaping (TestScreen<DetailsScreen>) -> Void
    ) async throws {
        try await ui.openDetails(in: world) { details in
            try details.press("Edit")
            let form = try await ui.screen(EditScreen.self)
            try steps(form)
            try form.press("Save")
            look(try await ui.screen(DetailsScreen.self))
        }
    }
}

extension TestScreen {
    fileprivate func item(_ label: String) -> Outline.Item? {
        outline.items.first { $0.label == label }
    }
}

extension SyncUp {
    fileprivate static func planned(on day: Day) -> SyncUp {
        SyncUp(id: 1, title: "Design", minutes: 1, nextMeeting: day, attendees: ["Ann", "Bob"])
    }
}
