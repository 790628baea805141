import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("A screen without a value")
struct VoidScreenTests {
    private final class DoneScreen: Screen {
        let outlet = Outlet<Void>()
        let title = "Done"
    }

    @Test("A screen without a value publishes that its user is done, once")
    func publishes() async throws {
        let ui = TestPresenter()
        try await ui.run {
            try await ui.stage.show(DoneScreen()).value()
        } steps: {
            let screen = try await ui.screen(DoneScreen.self)
            try screen.publish()
            #expect(!screen.model.publish())
        }
    }
}
