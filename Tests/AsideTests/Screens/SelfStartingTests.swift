import Aside
import Testing

@MainActor
@Suite("A screen that starts itself")
struct SelfStartingTests {
    let stage = Stage()
    let ui: Watcher

    init() {
        ui = Watcher(stage)
    }

    @Test("It begins when the screen is shown, pushed or in a sheet, and once for each time that it is shown")
    func begins() async throws {
        let screen = Starter { _ in }
        #expect(screen.beginnings == 0)
        for count in 1...2 {
            let flow = Task { try await stage.show(screen).value() }
            await ui.top(screen)
            #expect(screen.beginnings == count)
            screen.publish(1)
            _ = try await flow.value
        }
        let sheet = Task { try await stage.sheet(screen) }
        await ui.modal("Starter")
        #expect(screen.beginnings == 3)
        screen.publish(1)
        _ = try await sheet.value
    }

    @Test("Going back to the screen does not begin it again")
    func uncovered() async throws {
        let screen = Starter { _ in }
        let flow = Task { try await stage.show(screen).then { _ in try await stage.show(Page("above")).value() } }
        await ui.top(screen)
        screen.publish(1)
        await ui.until { stage.stack.count == 2 }
        stage.stack.pop()
        await ui.waiting()
        #expect(screen.beginnings == 1)
        flow.cancel()
        _ = await flow.result
    }

    @Test("It can yield a value at once")
    func publishes() async throws {
        let screen = Starter { screen in screen.publish(7) }
        #expect(try await stage.show(screen).value() == 7)
    }

    @Test("It is cancelled when the screen leaves")
    func cancelled() async throws {
        let effect = Gate()
        var isCancelled = false
        let screen = Starter { _ in
            await effect.pass()
            isCancelled = Task.isCancelled
        }
        let flow = Task { try await stage.show(screen).value() }
        await effect.reached()
        screen.publish(1)
        _ = try await flow.value
        await ui.until { stage.stack.count == 0 }
        effect.open()
        await screen.ended.pass()
        #expect(isCancelled)
    }

    @Test("What it asks shows above the screen, and an error of it is an alert")
    func asks() async throws {
        let screen = Starter { [stage] _ in
            if try await stage.confirm("Ready?") { throw Broken() }
        }
        let flow = Task { try await stage.show(screen).value() }
        let question = await ui.modal("Ready?")
        question.submit()
        let alert = await ui.modal("Something went wrong")
        alert.submit()
        screen.publish(1)
        _ = try await flow.value
        #expect(stage.modals.isEmpty)
    }
}

/// A screen that begins something when it is shown.
private final class Starter: SelfStarting {
    let title = "Starter"
    let outlet = Outlet<Int>()
    let ended = Gate()
    private(set) var beginnings = 0
    private let work: @MainActor (Starter) async throws -> Void

    init(_ work: @escaping @MainActor (Starter) async throws -> Void) {
        self.work = work
    }

    func begin() async throws {
        beginnings += 1
        defer { ended.open() }
        try await work(self)
    }
}
