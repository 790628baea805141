import Aside
import AsideTesting
import Testing

@testable import ScreensExample

@MainActor @Suite("Screens: work that takes long")
struct SecondScreenTests {
    let ui = TestPresenter(.lenient)

    @Test("The second screen counts down, and then continues by itself")
    func countDown() async throws {
        try await ui.run {
            try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
        } steps: {
            try await ui.screen(FirstScreen.self).press("Second")
            let second = try await ui.screen(SecondScreen.self)
            try second.press("Go on in ten seconds")
            try await second.until { $0.secondsLeft == 10 }
            for _ in 1...10 { try await ui.advance(by: .seconds(1)) }
            try await ui.screen(ThirdScreen.self).press("Finish")
        }
    }

    enum Leaving: CaseIterable { case back, cancellation }

    @Test("The countdown is cancelled when the screen is left, and publishes nothing", arguments: Leaving.allCases)
    func left(by way: Leaving) async throws {
        let flow = Task { try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run() }
        try await ui.screen(FirstScreen.self).press("Second")
        let second = try await ui.screen(SecondScreen.self)
        try second.press("Go on in ten seconds")
        try await ui.advance(by: .seconds(1))
        try await second.until { $0.secondsLeft == 9 }
        switch way {
        case .back: try ui.goBack()
        case .cancellation: flow.cancel()
        }
        try await second.until { $0.secondsLeft == nil }
        #expect(!ui.clock.isInUse)
        #expect(!second.model.publish(""))
        #expect(!ui.stage.stack.screens.contains { $0 === second.model })
        flow.cancel()
        _ = await flow.result
    }

    @Test("The countdown continues while the third screen covers it, and cannot publish from there")
    func covered() async throws {
        try await ui.run {
            try await ThreeScreensFlow(stage: ui.stage, clock: ui.clock).run()
        } steps: {
            try await ui.screen(FirstScreen.self).press("Second")
            let second = try await ui.screen(SecondScreen.self)
            try second.press("Go on in ten seconds")
            try second.press("Third")
            try await ui.screen(ThirdScreen.self)
            for _ in 1...10 { try await ui.advance(by: .seconds(1)) }
            try await second.until { $0.secondsLeft == nil }
            #expect(ui.stacks == ["First", "First › Second", "First › Second › Third"])
            try await ui.screen(ThirdScreen.self).press("Finish")
        }
    }
}
