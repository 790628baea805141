import Aside
import AsideTesting
import Testing

@MainActor
func compareTesting() async {
    let subjects = [
        Subject(name: "a main-actor hop") { times in
            for _ in 0..<times { await Task { @MainActor in }.value }
        },
        Subject(name: "a question, awaited and answered in a step", limit: 3) { times in
            let ui = TestPresenter()
            try? await ui.run {
                for _ in 0..<times { _ = try await ui.stage.confirm("Delete 3 files?", action: "Delete") }
            } steps: {
                for _ in 0..<times { try await ui.confirm("Delete 3 files?").press("Delete") }
            }
        },
    ]
    await measure(subjects, times: 500)
}
