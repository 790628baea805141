import Aside
import AsideTesting
import Testing

@testable import CallExample

@MainActor @Suite("Call: a screen for each state")
struct CallByScreensTests {
    let ui = TestPresenter()

    @Test(
        "Back never leads to an earlier state of the call, and hangs up while it rings",
        arguments: CallPresentation.allCases)
    func back(_ way: CallPresentation) async throws {
        let phone = Phone(clock: ui.clock, ring: .seconds(2), failures: [.busy])
        let call = try await ui.run {
            try await way.call(on: ui.stage, with: phone, byScreens: true)
        } steps: {
            try await ui.screen(StartScreen.self).publish(.emergency)
            try await ui.advance(by: .seconds(2))
            try await ui.goBack(from: CallingScreen.self)
            try await ui.until { phone.hangUps == 1 }
            try await ui.screen(StartScreen.self).publish(.emergency)
            try await ui.ringTwice()
            try await ui.goBack(from: FailureScreen.self)
            try await ui.screen(StartScreen.self).publish(.emergency)
            try await ui.ringTwice()
            try await ui.goBack(from: SuccessScreen.self)
            try await ui.screen(StartScreen.self).publish(.emergency)
            try await ui.ringTwice()
            try await ui.screen(SuccessScreen.self).press("Done")
        }
        #expect(call.attempts == 4)
    }

    @Test("A state that ends is replaced by the next one in one change")
    func changes() async throws {
        try await ui.run {
            let phone = Phone(clock: ui.clock, ring: .seconds(2), failures: [.noSignal])
            return try await CallPresentation.pushed.call(on: ui.stage, with: phone, byScreens: true)
        } steps: {
            try await ui.screen(StartScreen.self).publish(.emergency)
            try await ui.ringTwice()
            let failure = try await ui.screen(FailureScreen.self)
            #expect(failure.outline.items.contains { $0.label == "There is no signal." })
            try failure.press("Retry")
            try await ui.ringTwice()
            try await ui.screen(SuccessScreen.self).press("Done")
        }
        #expect(
            ui.stacks.prefix(5) == [
                "Home › Call",
                "Home › Call › Calling 112…",
                "Home › Call › The call failed",
                "Home › Call › Calling 112…",
                "Home › Call › Success",
            ])
    }
}
