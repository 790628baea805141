import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("No screen in view is ever without a way out")
struct WayOutTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("dismiss() pops a pushed screen, dismisses a sheet, and is refused at a root")
    func dismissing() async throws {
        let root = Page("root")
        let top = Second("top")
        let sheet = Third("sheet")
        var wasDismissed = false
        let flow = Task {
            try await stage.show(root).then { _ in
                wasDismissed = try await stage.nilIfDismissed { try await stage.sheet(sheet) } == nil
                _ = try await stage.show(top).value()
            }
        }
        try await ui.screen(Page.self)
        #expect(!root.dismiss())
        root.publish("")
        try await ui.screen(Third.self)
        #expect(sheet.dismiss())
        try await ui.screen(Second.self)
        #expect(wasDismissed)
        #expect(top.dismiss())
        try await ui.until { stage.acceptsInput }
        #expect(stage.titles == ["root"])
        #expect(!top.dismiss())
        flow.cancel()
        _ = await flow.result
    }
}

private final class Second: Page {}
private final class Third: Page {}
