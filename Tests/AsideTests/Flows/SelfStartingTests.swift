import Aside
import AsideTesting
import TestSupport
import Testing

@MainActor
@Suite("A screen that starts itself")
struct SelfStartingTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A SelfStarting screen begins when it is shown, pushed or in a sheet, and once for each time")
    func begins() async throws {
        let screen = Starter { _ in }
        #expect(screen.beginnings == 0)
        for count in 1...3 {
            try await ui.run {
                count < 3 ? try await stage.show(screen).value() : try await stage.sheet(screen)
            } steps: {
                let shown = try await ui.screen(Starter.self)
                #expect(shown.beginnings == count)
                try shown.publish(1)
            }
        }
    }

    @Test("Going back to a SelfStarting screen does not begin it again")
    func uncovered() async throws {
        let screen = Starter { _ in }
        try await ui.run {
            try await stage.show(screen).then { _ in try await stage.show(Page("above")).value() }
        } steps: {
            try await ui.screen(Starter.self).publish(1)
            try await ui.screen(Page.self)
            try ui.goBack()
            try await ui.screen(Starter.self).publish(2)
            try await ui.screen(Page.self).publish("")
        }
        #expect(screen.beginnings == 1)
    }

    @Test("A SelfStarting screen can yield a value at once")
    func publishes() async throws {
        let screen = Starter { screen in screen.publish(7) }
        #expect(try await ui.run { try await stage.show(screen).value() } == 7)
    }
}

private final class Starter: SelfStarting {
    let title = "Starter"
    let outlet = Outlet<Int>()
    private(set) var beginnings = 0
    private let work: @MainActor (Starter) async throws -> Void

    init(_ work: @escaping @MainActor (Starter) async throws -> Void) {
        self.work = work
    }

    func begin() async throws {
        beginnings += 1
        try await work(self)
    }
}
