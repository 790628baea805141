import Aside
import AsidePaths
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("A text of several lines is recorded and replayed (DESIGN 8)")
struct TextAreaMovesTests {
    @Test("A text of several lines is recorded, replayed and printed with its lines")
    func recorded() async throws {
        let first = TestPresenter()
        let recorder = first.stage.record()
        try await first.run {
            try await send(first.stage)
        } steps: {
            try await first.screen(RemarkScreen.self).fill("Note", "one\ntwo")
            try await first.screen(RemarkScreen.self).press("Send")
            try await first.prompt("More").submit("three\nfour")
        }
        #expect(
            recorder.path.steps == #"""
                try await ui.screen(RemarkScreen.self).fill("Note", "one\ntwo")
                try await ui.screen(RemarkScreen.self).press("Send")
                try await ui.prompt("More").submit("three\nfour")
                """#)
        #expect(first.transcript.description == "Note\nno screens\n" + #"prompt “More” → “three\nfour”"#)
        let second = TestPresenter()
        let result = try await second.replay(recorder.path) { try await send(second.stage) }
        #expect(result == "one\ntwo|three\nfour")
    }

    private func send(_ stage: Stage) async throws -> String {
        let note = try await stage.show(RemarkScreen()).value()
        let more = try await stage.prompt("More", fields: [.textArea("More")]) { $0["More"] }
        return "\(note)|\(more)"
    }
}

@MainActor
@Observable
private final class RemarkScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Note"
    var note = ""

    var content: Content {
        TextArea("Note", text: \.note, placeholder: "Any")
        Action("Send", shortcut: .enter) { self.publish(self.note) }
    }
}
