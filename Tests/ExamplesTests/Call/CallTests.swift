import Aside
import AsideTesting
import Testing

@testable import CallExample

@MainActor @Suite("Call: progress and failure as modals")
struct CallTests {
    let ui = TestPresenter()

    @Test(
        "Giving up, after a failure or while it rings, leads to the start, which says so and keeps the number",
        arguments: CallPresentation.allCases)
    func givingUp(_ way: CallPresentation) async throws {
        let phone = Phone(clock: ui.clock, ring: .seconds(2), failures: [.noSignal])
        try await ui.run {
            try await way.call(on: ui.stage, with: phone)
        } steps: {
            let start = try await ui.screen(StartScreen.self)
            try start.fill("Number", "112")
            try start.press("Make call")
            try await ui.ringTwice()
            try await ui.alert("The call failed").press("Cancel")
            try await expectCancelled(start)
            try await start.press("Make call").value
            #expect(start.notice == nil)
            try await ui.advance(by: .seconds(2))
            try await ui.progress("Calling 112…").press("Cancel")
            try await expectCancelled(start)
            #expect(phone.hangUps == 1)
            #expect(!ui.clock.isInUse)
            try start.press("Make call")
            try await ui.ringTwice()
            try await ui.screen(SuccessScreen.self).press("Done")
        }
    }

    private func expectCancelled(_ start: TestScreen<StartScreen>) async throws {
        try await ui.screen(StartScreen.self)
        #expect(start.number == "112")
        #expect(start.notice == "The call to 112 was cancelled. Nobody was charged.")
    }

    @Test(
        "A number has 3 to 15 digits, perhaps with signs between them",
        arguments: [
            ("+49 (30) 112-0", nil), ("", "Say whom to call."), ("+", "Say whom to call."),
            ("1", "A number has 3 to 15 digits."), ("9999999999999999", "A number has 3 to 15 digits."),
            ("-112e5", "A number has 3 to 15 digits."), ("１１２", "A number has 3 to 15 digits."),
        ])
    func numbers(text: String, reason: String?) {
        do {
            #expect(try PhoneNumber(entered: text).digits == "49301120")
        } catch {
            #expect(error.reason == reason)
        }
    }
}
