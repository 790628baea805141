import Aside
import Observation
import SwiftUI

@testable import AsideUI

/// A model of an app with MVVM: it has a stage, and asks.
@MainActor
@Observable
final class NotesModel {
    @ObservationIgnored let stage = Stage()
    var name = "Note"
    var answers: [Bool] = []
    var undone: [Bool] = []
    var shared = ""
    var isShowingSettings: Settings?

    struct Settings: Identifiable {
        let id = 1
    }

    func delete() {
        Task { answers.append(try await stage.confirm("Delete the note?")) }
    }

    func rename() {
        Task {
            name = try await stage.prompt("Rename", placeholder: "Name") { text in
                if text.count < 3 { throw InvalidInput("Too short.") }
                return text
            }
        }
    }

    func share() {
        Task {
            shared = try await stage.ask(.choose("Share with", from: ["Nobody", "Everybody"]).anchored(to: "share"))
        }
    }

    func archive() {
        Task { undone.append(await stage.notice("Archived", action: "Undo", for: .seconds(3_600))) }
    }

    func fail() {
        Task { await stage.alert("No network", severity: .error) }
    }
}

struct NotesView: View {
    let model: NotesModel

    var body: some View {
        NavigationStack {
            List {
                Text(model.name)
                Button("Delete") { model.delete() }
                Button("Rename") { model.rename() }
                Button("Share") { model.share() }.questionAnchor("share")
                Button("Settings") { model.isShowingSettings = NotesModel.Settings() }
                Button("Fail") { model.fail() }
                Button("Archive") { model.archive() }
            }
        }
        .sheet(item: Bindable(model).isShowingSettings) { _ in
            Button("Close") { model.isShowingSettings = nil }
            Button("Delete") { model.delete() }
        }
        .questions(on: model.stage)
        .questionView(for: .alert, where: isError) { modal in
            Text("Oops: \(modal.content.title)")
            ForEach(modal.buttons) { button in
                Button("\(button.label), I see") { button() }.disabled(!button.isEnabled)
            }
        }
    }

    private func isError(_ content: ModalContent) -> Bool { content.severity == .error }
}
