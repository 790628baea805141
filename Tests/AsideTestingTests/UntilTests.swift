import Aside
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("Waiting for conditions")
struct UntilTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))

    @Test("A condition that never holds fails at the line of the step, with its name")
    func never() async throws {
        let reports = await reports(in: ui) {
            try await ui.stage.show(CountScreen(on: ui.stage)).value()
        } steps: {
            try await ui.screen(CountScreen.self).until(sourceLocation: at(9)) { $0.count == 100 }
        }
        #expect(reports.map(\.line) == [9])
        #expect(
            reports.first?.text.split(separator: "\n").first == """
                Expected CountScreen to become what the test waits for, but for 0.1 seconds nothing came, \
                and CountScreen waits for its user.
                """)
    }

    @Test("A condition that holds without a notification fails with that reason, or passes at the next event")
    func unobserved() async throws {
        let (looks, look) = AsyncStream.makeStream(of: Void.self)
        let reports = await reports(in: ui) {
            try await ui.stage.show(PlainScreen()).value()
        } steps: {
            let screen = try await ui.screen(PlainScreen.self)
            // The library reports the end of work that it knows.
            Task {
                for await _ in looks { break }
                screen.model.isFull = true
            }
            try await screen.until(sourceLocation: at(9)) { screen in
                look.yield()
                return screen.isFull
            }
        }
        #expect(reports.map(\.line) == [9])
        let lines = reports.first?.text.split(separator: "\n") ?? []
        #expect(
            lines.first
                == "Expected PlainScreen to become what the test waits for. The condition holds, but no observed value changed."
        )
        #expect(
            lines.last
                == "to fix:       make what the condition reads `@Observable`, so that the test is told when it changes."
        )

        try await ui.run {
            let screen = PlainScreen()
            return try await ui.stage.show(screen).then {
                screen.isFull = true
                await ui.stage.alert("Full")
            }
        } steps: {
            let screen = try await ui.screen(PlainScreen.self)
            try screen.publish()
            let alert = try await ui.alert("Full")
            try await screen.until { $0.isFull }
            try alert.press("OK")
        }
    }

    @Test("A step releases its condition when the step is over")
    func letsGo() async throws {
        weak var watched: Model?
        do {
            let model = Model()
            watched = model
            try await ui.until { !model.isDone }
        }
        #expect(watched == nil)
    }

    @Test("The caller of a question has continued before the next step looks")
    func asker() async throws {
        try await ui.run {
            try await ui.stage.show(CountScreen(on: ui.stage)).value()
        } steps: {
            for count in 1...100 {
                try await ui.screen(CountScreen.self).press("Count")
                try await ui.confirm("Count?").press("OK")
                #expect(try await ui.screen(CountScreen.self).count == count)
            }
            try await ui.screen(CountScreen.self).publish()
        }
    }
}

@Observable
private final class CountScreen: Screen, Flow {
    let outlet = Outlet<Void>()
    let stage: Stage
    private(set) var count = 0

    init(on stage: Stage) {
        self.stage = stage
    }

    var content: Content {
        Action("Count") {
            if try await self.confirm("Count?") { self.count += 1 }
        }
    }
}

private final class PlainScreen: Screen {
    let outlet = Outlet<Void>()
    var isFull = false
}

@MainActor
@Observable
private final class Model {
    var isDone = false
}
