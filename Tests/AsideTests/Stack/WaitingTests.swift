import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Whether the screen on top accepts input")
struct WaitingTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    let page = Page("a")

    @Test("The task of a pressed action ends with its work, even if that is cancelled")
    func pressing() async throws {
        let effect = Effect()
        let screen = EffectScreen(effect)
        let flow = Task { try await stage.show(screen).value() }
        try await ui.screen(EffectScreen.self)
        let action = try #require(screen.outline.controls.first)
        try await ui.run {
            try await screen.press(action.id).value
        } steps: {
            try await ui.until { effect.isRunning }
            flow.cancel()
        }
        #expect(effect.wasCancelled)
        #expect(throws: ControlError.self) { try screen.press(action.id) }
    }
}

/// A screen with an action that goes on until it is cancelled.
private final class EffectScreen: Screen {
    let outlet = Outlet<Int>()
    private let effect: Effect

    init(_ effect: Effect) {
        self.effect = effect
    }

    var content: Content {
        Action("Wait") { try await self.effect.run() }
    }
}
