import Aside
import Observation

/// The form of a sync-up, which asks before it lets changes go.
@Observable
final class EditScreen: CloseGuarding, Flow {
    let outlet = Outlet<SyncUp>()
    let stage: Stage
    private let syncUp: SyncUp
    private var form: Form { didSet { problem = nil } }
    private var problem: InvalidInput?

    fileprivate struct Form: Equatable {
        var title: String
        var minutes: String
        var attendees: [String]
    }

    init(_ syncUp: SyncUp, on stage: Stage) {
        self.syncUp = syncUp
        self.stage = stage
        form = Form(syncUp)
    }

    var content: Content {
        Heading(syncUp.title.isEmpty ? "New sync-up" : "Edit “\(syncUp.title)”")
        Field("Title", text: \.form.title, placeholder: "Design", error: reason("Title"))
        Field("Minutes", text: \.form.minutes, placeholder: "15", error: reason("Minutes"))
        for index in form.attendees.indices {
            let label = "Attendee \(index + 1)"
            Field(label, text: \.[attendee: index], placeholder: "Ann", error: reason(label))
        }
        Action("Add attendee") { self.form.attendees.append("") }
        Action("Save", role: .preferred, shortcut: .enter) { self.save() }
    }

    func mayClose() async -> Bool {
        if form == Form(syncUp) { return true }
        let isSure = try? await confirm(
            "Discard your changes?", action: "Discard", cancel: "Go on editing", role: .destructive)
        return isSure ?? false
    }

    /// A field can outlive its attendee by a moment, while a renderer has not looked again.
    private subscript(attendee index: Int) -> String {
        get { form.attendees.indices.contains(index) ? form.attendees[index] : "" }
        set { if form.attendees.indices.contains(index) { form.attendees[index] = newValue } }
    }

    private func reason(_ field: String) -> String? {
        problem?.field == field ? problem?.reason : nil
    }

    private func save() {
        do {
            publish(try syncUp.entered(title: form.title, minutes: form.minutes, attendees: form.attendees))
        } catch {
            problem = error
        }
    }
}

extension EditScreen.Form {
    fileprivate init(_ syncUp: SyncUp) {
        title = syncUp.title
        minutes = "\(syncUp.minutes)"
        attendees = syncUp.attendees.isEmpty ? [""] : syncUp.attendees
    }
}
