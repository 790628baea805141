import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Screen, pressing on a stage")
struct ScreenPressTests {
    @Test("Pressing runs the action as the screen's own work, and what it publishes reaches the flow")
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
