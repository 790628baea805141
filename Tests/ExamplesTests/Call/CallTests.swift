import Aside
import AsideTesting
import Testing

@testable import CallExample

@MainActor @Suite("Call: progress and failure as modals")
struct CallTests {
    let ui = TestPresenter()

    @Test(
        "Giving up after a failure leads to the start, which says so and keeps the number",
        arguments: CallPresentation.allCases)
    func givingUp(_ way: CallPresentation) async throws {
        try await ui.run {
            try await way.call(on: ui.stage, with: Phone(ring: .zero, failures: [.noSignal]))
        } steps: {
            try await dial("112")
            try await ui.alert("The call failed").press("Cancel")
            let start = try await ui.screen(StartScreen.self)
            #expect(start.number == "112")
            #expect(start.notice == "The call to 112 was cancelled. Nobody was charged.")
            try start.press("Make call")
            try await ui.screen(SuccessScreen.self).press("Done")
        }
    }

    @Test(
        "Cancelling a call hangs up; the start screen says so, and keeps its number",
        arguments: CallPresentation.allCases)
    func cancelled(_ way: CallPresentation) async throws {
        let phone = Phone(clock: ui.clock, ring: .seconds(2))
        try await ui.run {
            try await way.call(on: ui.stage, with: phone)
        } steps: {
            try await dial("112")
            try await ui.advance(by: .seconds(2))
            try await ui.progress("Calling 112…").press("Cancel")
            let start = try await ui.screen(StartScreen.self)
            #expect(phone.hangUps == 1)
            #expect(!ui.clock.isInUse)
            #expect(start.number == "112")
            #expect(start.notice == "The call to 112 was cancelled. Nobody was charged.")
            try await start.press("Make call").value
            #expect(start.notice == nil)
            try await ringTwice()
            try await ui.screen(SuccessScreen.self).press("Done")
        }
    }

    @Test(
        "An invalid number is explained beside the field",
        arguments: [
            ("", "Say whom to call."),
            ("+", "Say whom to call."),
            ("1", "A number has 3 to 15 digits."),
            ("9999999999999999", "A number has 3 to 15 digits."),
            ("-112e5", "A number has 3 to 15 digits."),
            ("１１２", "A number has 3 to 15 digits."),
        ])
    func badNumber(text: String, reason: String) async throws {
        try await ui.run {
            try await CallFlow(stage: ui.stage, phone: Phone(ring: .zero)).run()
        } steps: {
            let start = try await ui.screen(StartScreen.self)
            try start.fill("Number", text)
            try await start.press("Make call").value
            #expect(errors(of: start.model) == ["Number": reason])
            #expect(start.number == text)
            try start.fill("Number", "+49 (30) 112-0")
            #expect(errors(of: start.model).isEmpty)
            try start.press("Make call")
            try await ui.screen(SuccessScreen.self).press("Done")
        }
    }

    private func dial(_ number: String) async throws {
        let start = try await ui.screen(StartScreen.self)
        try start.fill("Number", number)
        try start.press("Make call")
    }

    private func ringTwice() async throws {
        for _ in 1...2 { try await ui.advance(by: .seconds(2)) }
    }
}
