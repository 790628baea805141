import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Prompts that check while the user types")
struct WhileTypingTests {
    let ui = TestPresenter()

    private func isFree(_ prompt: TestModal) -> Bool? {
        prompt.modal.outline.items.first { $0.label == "OK" }?.isEnabled
    }

    @Test("An error is shown after a pause, and the button is enabled only for a right text")
    func pause() async throws {
        var checked: [String] = []
        let long = Input.text().checked(whileTyping: true) { text in
            checked.append(text)
            if text.count < 3 { throw InvalidInput("Too short.") }
        }
        let name = try await ui.ask(.prompt("Name", long)) { prompt in
            try await ui.settle()
            // Nobody has typed yet: the button is disabled, but no error is shown.
            #expect(checked == [""])
            #expect(prompt.error == nil)
            #expect(isFree(prompt) == false)
            try prompt.fill("A")
            try prompt.fill("Ad")
            try await ui.advance(by: .milliseconds(299))
            #expect(checked == [""])
            try await ui.advance(by: .milliseconds(1))
            #expect(checked == ["", "Ad"])
            #expect(prompt.error == "Too short.")
            #expect(isFree(prompt) == false)
            try prompt.fill("Ada")
            #expect(prompt.error == nil)
            #expect(isFree(prompt) == false)
            try await ui.advance(by: .milliseconds(300))
            #expect(isFree(prompt) == true)
            try prompt.press("OK")
        }
        #expect(name == "Ada")
        // A text that has passed is not checked again.
        #expect(checked == ["", "Ad", "Ada"])
    }

    @Test("A text that is submitted before the pause is over is checked first")
    func submittedEarly() async throws {
        let long = Input.text().checked(whileTyping: true) { if $0.count < 3 { throw InvalidInput("Too short.") } }
        let name = try await ui.ask(.prompt("Name", long)) { prompt in
            try await prompt.submit("A")
            #expect(prompt.error == "Too short.")
            #expect(isFree(prompt) == false)
            try await prompt.submit("Ada")
        }
        #expect(name == "Ada")
    }
}
