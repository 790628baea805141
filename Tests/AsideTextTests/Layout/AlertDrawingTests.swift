import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct AlertDrawingTests {
    @Test("A question that expires shows the remaining time if the renderer can show it")
    func timeLeft() async throws {
        try await withQuestion { stage in
            let question = Question.confirm("Stay signed in?", action: "Stay")
            _ = try await stage.ask(question.expiring(after: .seconds(5 * 3_600)))
        } _: { stage in
            var snapshot = StageSnapshot(stage)
            func text(columns: Int) -> String {
                "\(Frame(inline: snapshot, columns: columns, rows: 9, theme: .plain, viewState: ViewState()))"
            }
            #expect(!text(columns: 40).contains("left"))
            snapshot.showTimeLeft(on: stage)
            #expect(text(columns: 40) == "  Stay signed in?  5 h left\n▸ [* Stay ↵]   ( Cancel )")
            #expect(text(columns: 24) == "  Stay signed in?\n  5 h left\n▸ [* Stay↵]\n  ( Cancel )")
        }
    }

    @Test(
        "An error, a warning and a success have signs of their own, and a message is a paragraph below the title",
        arguments: [
            (Scene.errorAlert, "✗ Card declined              │\n    │                              │\n    │   Try"),
            (.warningAlert, "│ ! Almost full                │"),
            (.successAlert, "│ ✓ Saved ✅                   │"),
        ])
    func severity(_ scene: Scene, _ title: String) async throws {
        #expect(try await scene.text(columns: 40).contains(title))
    }
}
