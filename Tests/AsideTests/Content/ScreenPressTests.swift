import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Screen, pressing on a stage")
struct ScreenPressTests {
    @Test("Pressing an action runs it as the screen's own work, and the flow receives what it publishes")
    func pressing() async throws {
        let ui = TestPresenter()
        let screen = CartScreen()
        let count = try await ui.run {
            try await ui.stage.show(screen).value()
        } steps: {
            try await ui.screen(CartScreen.self)
            try await screen.press("Remove", in: "Apples").value
            #expect(screen.log == ["remove Apples"])
            try screen.press("Continue")
        }
        #expect(count == 1)
        #expect(throws: ControlError.self) { try screen.press("Continue") }
    }
}
