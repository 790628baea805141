import Aside
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("Moving the clock")
struct MovingTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A timer ticks as often as in real time, however far the clock is moved at once", arguments: [1, 4, 20])
    func ticks(moves: Int) async throws {
        let timer = TickingScreen(on: stage)
        try await ui.run {
            try await stage.show(timer).value()
        } steps: {
            let screen = try await ui.screen(TickingScreen.self)
            for _ in 1...moves { try await ui.advance(by: .seconds(20) / moves) }
            #expect(timer.ticks == 20)
            try screen.publish()
        }
    }

    @Test("advance(by:) waits for a timer even if another task already sleeps")
    func besideAnother() async throws {
        let timer = TickingScreen(on: stage)
        try await ui.run {
            async let stays = stage.ask(.confirm("Stay?").expiring(after: .seconds(100), answering: false))
            // The question appears a little before the timer starts.
            for _ in 1...3 { await Task {}.value }
            try await stage.show(timer).value()
            _ = try await stays
        } steps: {
            let question = try await ui.confirm("Stay?")
            for _ in 1...20 { try await ui.advance(by: .seconds(1)) }
            #expect(timer.ticks == 20)
            try question.press("OK")
            try await ui.screen(TickingScreen.self).publish()
        }
    }

    @Test("A timer ticks also beneath another screen")
    func beneath() async throws {
        try await ui.run {
            try await stage.show(TickingScreen(on: stage)).then {
                try await stage.show(TickingScreen(on: stage)).value()
            }
        } steps: {
            let timer = try await ui.screen(TickingScreen.self)
            try await ui.advance(by: .seconds(1))
            #expect(timer.ticks == 1)
            try timer.press("More")
            try await ui.screen(TickingScreen.self).until { $0.ticks == 0 }
            try await ui.advance(by: .seconds(1))
            #expect(timer.ticks == 2)
            try await ui.screen(TickingScreen.self).press("More")
        }
    }

    @Test("A question that is asked when another expires gets its own full time")
    func oneAfterTheOther() async throws {
        try await ui.run {
            for number in 1...3 {
                let answer = try await stage.ask(.confirm("\(number)").expiring(after: .seconds(20), answering: true))
                #expect(answer)
            }
        } steps: {
            try await ui.confirm("1")
            try await ui.advance(by: .seconds(60))
        }
    }
}

/// A screen that counts the seconds of the stage's clock.
@Observable
private final class TickingScreen: SelfStarting {
    let outlet = Outlet<Void>()
    private(set) var ticks = 0
    private let stage: Stage

    init(on stage: Stage) {
        self.stage = stage
    }

    func begin() async throws {
        while true {
            try await stage.clock.sleep(for: .seconds(1))
            ticks += 1
        }
    }

    var content: Content {
        Paragraph("\(ticks) ticks")
        Action("More") { self.publish() }
    }
}
