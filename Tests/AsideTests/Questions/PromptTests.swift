import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Prompts")
struct PromptTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A dismissal while a check runs cancels the check")
    func dismissedCheck() async throws {
        let effect = Effect()
        let nothing: Void? = try await ui.run {
            try await stage.nilIfDismissed { try await stage.prompt("Coupon") { _ in try await effect.run() } }
        } steps: {
            let prompt = try await ui.prompt("Coupon")
            try prompt.press("OK")
            try await ui.until { effect.isRunning }
            try prompt.dismiss()
            try await ui.until { effect.wasCancelled }
        }
        #expect(nothing == nil)
    }

    @Test("A form without fields, with an action, or over an object stops with a message that teaches")
    func misuse() async {
        let noFields = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Question.form("Empty", 1) { Paragraph("Nothing to fill in") }
        }
        expect(noFields, says: "The form “Empty” has no fields, so nobody could fill it in. Give it a Field.")
        let action = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Question.form("Table", [""] as [String]) {
                Field("Name", \.[0])
                Action("Scan") {}
            }
        }
        expect(action, says: "The form “Table” has the action “Scan”.")
        let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Question.form("Login", Login()) { Field("User", \.user) }
        }
        expect(object, says: "The form “Login” edits the object Login, and could not undo it. Give it a struct.")
    }
}

private final class Login {
    var user = ""
}
