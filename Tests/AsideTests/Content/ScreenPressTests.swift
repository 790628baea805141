import Testing

@testable import Aside

@MainActor
@Suite("Screen, pressing on a stage")
struct ScreenPressTests {
    @Test("Pressing runs the action as the screen's own work, and what it publishes reaches the flow")
    func pressing() async throws {
        let stage = Stage()
        let ui = Watcher(stage)
        let screen = CartScreen()
        async let count = stage.show(screen).value()
        await ui.top(screen)
        try screen.press("Remove", in: "Apples")
        #expect(screen.log == ["remove Apples"])
        try screen.press("Continue")
        #expect(try await count == 1)
        #expect(throws: ControlError.self) { try screen.press("Continue") }
    }
}
