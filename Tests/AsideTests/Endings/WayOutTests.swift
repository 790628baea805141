import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("No screen in view is ever without a way out")
struct WayOutTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A screen that replaced another and has ended stays while the replaced closure continues, so that Back works")
    func replaced() async throws {
        let root = Page("R")
        let network = Effect()
        var runs = 0
        let flow = Task {
            try await stage.show(root).then { _ in
                runs += 1
                try await stage.show(Page("A")).starting(with: "").then { _ in
                    _ = try await stage.show(Second("B")).replacingTop().value()
                    try await network.run()
                }
            }
        }
        try await ui.screen(Page.self).publish("")
        try await ui.screen(Second.self).publish("done")
        try await ui.until { network.isRunning }
        #expect(stage.titles == ["R", "B"])
        #expect(stage.stack.pop())
        try await ui.until { network.wasCancelled && stage.acceptsInput }
        #expect(stage.titles == ["R"])
        #expect(runs == 1)
        flow.cancel()
        _ = await flow.result
    }

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
