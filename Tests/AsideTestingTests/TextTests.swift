import Aside
import AsideTesting
import Testing

@MainActor
@Suite("Drawings in tests")
struct TextTests {
    let ui = TestPresenter()

    @Test("A test can look at the drawing of what is in front")
    func drawing() async throws {
        var drawn = ""
        try await ui.run {
            try await ui.stage.show(CartScreen()).then { _ in _ = try await ui.stage.confirm("Buy?") }
        } steps: {
            try await ui.screen(CartScreen.self).publish(1)
            let alert = try await ui.confirm("Buy?")
            drawn = ui.text(columns: 40)
            #expect(ui.text != drawn)
            try alert.press("OK")
        }
        #expect(drawn.contains("Buy?") && drawn.contains("OK") && drawn.contains("Cancel") && drawn.contains("Cart"))
    }
}
