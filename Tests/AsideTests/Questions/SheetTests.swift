import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Sheets")
struct SheetTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("The flow of a dismissed sheet is cancelled, and has ended when the caller continues")
    func flowIsCancelled() async throws {
        let effect = Effect()
        let nothing: Void? = try await ui.run {
            defer { #expect(effect.wasCancelled) }
            return try await stage.nilIfDismissed { try await stage.sheet("S") { _ in try await effect.run() } }
        } steps: {
            let sheet = try await ui.sheet("S")
            try await ui.until { effect.isRunning }
            try sheet.dismiss()
        }
        #expect(nothing == nil)
    }

    @Test("The flow of a waiting sheet starts when the sheet appears, and inherits the caller's task-local values")
    func flowStartsWhenShown() async throws {
        var value: Int?
        try await ui.run {
            await stage.alert("First")
        } steps: {
            let alert = try await ui.alert("First")
            let sheet = Work(surface: .base, host: stage.host).start {
                await Local.$number.withValue(7) { _ = try? await stage.sheet("Sheet") { _ in value = Local.number } }
            }
            #expect(value == nil)
            try alert.press("OK")
            await sheet.value
        }
        #expect(value == 7)
    }

    @Test("A sheet that is over shows no new modal")
    func closedStage() async throws {
        var inner: Stage?
        try await stage.sheet("S") { inner = $0 }
        await #expect(throws: CancellationError.self) { try await inner?.show(Page("page")).value() }
    }
}

private enum Local {
    @TaskLocal static var number = 0
}
