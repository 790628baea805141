import Aside
import AsideFoundation
import Foundation
import Observation

/// The form of a sync-up, which asks before it discards changes.
@Observable
final class EditScreen: CloseGuarding, Flow {
    let outlet = Outlet<SyncUp>()
    let stage: Stage
    private let syncUp: SyncUp
    private let locale: Locale
    private let today: Day
    private var form: Form { didSet { problem = nil } }
    private var problem: InvalidInput?

    fileprivate struct Form: Equatable {
        var title: String
        var minutes: Int
        var nextMeeting: Day?
        var attendees: [String]
    }

    init(_ syncUp: SyncUp, in dependencies: Dependencies, on stage: Stage) {
        self.syncUp = syncUp
        self.stage = stage
        locale = dependencies.locale
        today = dependencies.today()
        form = Form(syncUp, today: today)
    }

    var content: Content {
        Heading(syncUp.title.isEmpty ? "New sync-up" : "Edit “\(syncUp.title)”")
        Field("Title", \.form.title, .text(placeholder: "Design"), error: problem?.reason(for: "Title"))
        Field("Minutes", \.form.minutes, .number(in: SyncUp.lengths, step: 5))
        Field("Next meeting planned", \.isPlanned)
        if isPlanned {
            Field(
                "Next meeting", \.nextMeeting,
                .date(in: today.start..., locale: locale, timeZone: Day.timeZone, today: today.start))
        }
        for index in form.attendees.indices {
            let label = "Attendee \(index + 1)"
            Field(label, \.[attendee: index], .text(placeholder: "Ann"), error: problem?.reason(for: label))
        }
        Action("Add attendee") { self.form.attendees.append("") }
        Action("Save", role: .preferred, shortcut: .enter) { self.save() }
    }

    func mayClose() async -> Bool {
        if form == Form(syncUp, today: today), !hasUnfinishedInput { return true }
        let isSure = try? await ask(
            .confirm("Discard your changes?", action: "Discard", role: .destructive).cancel("Go on editing"))
        return isSure ?? false
    }

    /// Switching this on plans the meeting for a week from today.
    private var isPlanned: Bool {
        get { form.nextMeeting != nil }
        set { form.nextMeeting = newValue ? form.nextMeeting ?? today.adding(days: 7) : nil }
    }

    private var nextMeeting: Date {
        get { (form.nextMeeting ?? today).start }
        set { if isPlanned { form.nextMeeting = Day(of: newValue, in: Day.timeZone) } }
    }

    /// A field may exist for a moment longer than its attendee, until the presenter draws again.
    private subscript(attendee index: Int) -> String {
        get { form.attendees.indices.contains(index) ? form.attendees[index] : "" }
        set { if form.attendees.indices.contains(index) { form.attendees[index] = newValue } }
    }

    private func save() {
        do {
            let entered = try syncUp.entered(
                title: form.title, minutes: form.minutes, nextMeeting: form.nextMeeting, attendees: form.attendees)
            publish(entered)
        } catch {
            problem = error
        }
    }
}

extension EditScreen.Form {
    fileprivate init(_ syncUp: SyncUp, today: Day) {
        title = syncUp.title
        minutes = syncUp.minutes
        nextMeeting = syncUp.nextMeeting(from: today)
        attendees = syncUp.attendees.isEmpty ? [""] : syncUp.attendees
    }
}
