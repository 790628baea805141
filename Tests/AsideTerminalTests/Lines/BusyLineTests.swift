import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Busy actions in lines")
struct BusyLineTests {
    @Test("An action that is running is marked as busy, and cannot be chosen")
    func action() async throws {
        let screen = Page("Draft") { _ in
            Heading("Draft")
            Action("Save") { try await untilCancelled() }
            Action("Help") {}
        }
        try await withStage {
            try await $0.show(screen).then { _ in }
        } until: {
            $0.stack.top === screen
        } _: { stage in
            try screen.press("Save")
            let question = try #require(LineQuestion(on: stage, .english, isTyped: true))
            #expect(question.text.lines == ["Draft", "  1) Save (busy)", "  2) Help"])
            guard case .refused("“Save” is not available now.") = question.answer("1") else {
                Issue.record("It was taken.")
                return
            }
        }
    }
}
