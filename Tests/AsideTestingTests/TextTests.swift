import Aside
import AsideTesting
import Testing

@MainActor
@Suite("Drawings in tests")
struct TextTests {
    let ui = TestPresenter()

    @Test("A drawing can be compared with a literal, and the failure shows the lines that differ")
    func differs() async throws {
        var drawn = ""
        let reports = await reports(in: ui) {
            try await ui.stage.show(CartScreen()).then { _ in _ = try await ui.stage.confirm("Buy?") }
        } steps: {
            try await ui.screen(CartScreen.self).publish(1)
            let alert = try await ui.confirm("Buy?")
            drawn = ui.text(columns: 40)
            ui.expectText(drawn, columns: 40)
            #expect(ui.text != drawn)
            let changed = drawn.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.contains("Buy?") ? "Bye?" : String(line)
            }
            ui.expectText(changed.dropLast().joined(separator: "\n") + "\nend", columns: 40, sourceLocation: at(9))
            try alert.press("OK")
        }
        #expect(drawn.contains("Buy?") && drawn.contains("OK") && drawn.contains("Cancel") && drawn.contains("Cart"))
        #expect(reports.map(\.line) == [9])
        let lines = reports.first?.text.split(separator: "\n") ?? []
        #expect(lines.first == "The drawing differs from the expected text (- expected, + drawn).")
        #expect(lines.filter { $0.hasPrefix("- ") } == ["- Bye?", "- end"])
    }
}
