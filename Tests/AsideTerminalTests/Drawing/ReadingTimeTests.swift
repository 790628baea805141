import Aside
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

/// The time in which the user cannot have read a question yet.
@MainActor
@Suite("Reading time")
struct ReadingTimeTests {
    @Test(
        "What destroys is refused until a quarter of a second after the first frame, by key and by click",
        arguments: ["'y'", "'D'", "left '_'", "left enter", "click"] as [Keys])
    func destroying(keys: Keys) async throws {
        try await withView {
            try await $0.confirm("Empty the trash?", action: "Delete", role: .destructive)
        } _: { view in
            try await view.expectRefusal(of: keys, on: "Delete")
            view.pass(.milliseconds(249))
            try await view.expectRefusal(of: keys, on: "Delete")
            view.pass(.milliseconds(1))
            try await view.type(keys, on: "Delete")
            #expect(view.stage.modals.isEmpty)
        }
    }

    @Test("An error or a warning is not closed in that time", arguments: [Severity.error, .warning])
    func closing(_ severity: Severity) async throws {
        for keys in ["enter", "esc", "'_'", "'o'", "click"] as [Keys] {
            try await withView {
                await $0.alert("No space", severity: severity)
            } _: { view in
                try await view.expectRefusal(of: keys, on: "OK")
                view.pass(.milliseconds(250))
                try await view.type(keys, on: "OK")
                #expect(view.stage.modals.isEmpty)
            }
        }
    }

    @Test("What keeps everything is taken in that time, too", arguments: ["'n'", "enter", "esc", "click"] as [Keys])
    func keeping(keys: Keys) async throws {
        try await withView {
            try await $0.confirm("Empty the trash?", action: "Delete", role: .destructive)
        } _: { view in
            try await view.type(keys, on: "Cancel")
            #expect(view.stage.modals.isEmpty)
        }
    }

    @Test("Esc does not leave a wizard in that time, as it may have been meant for the step above")
    func wizard() async throws {
        try await withView { stage in
            try await stage.show(.prompt("Name", .text("Ada"))).then { _ in
                try await stage.show(.prompt("City")).value()
            }
        } _: { view in
            let stage = view.stage
            try await view.type("enter")
            await until { stage.stack.count == 2 }
            view.view.draw()
            try await view.type("esc")
            await until { stage.stack.count == 1 && stage.acceptsInput }
            view.view.draw()
            view.pass(.milliseconds(249))
            try await view.type("esc")
            #expect(stage.stack.count == 1 && stage.acceptsInput)
            view.pass(.milliseconds(1))
            try await view.type("esc")
            await until { stage.stack.count == 0 }
        }
    }

    @Test("The same question once more has to be read once more, although no frame differs")
    func again() async throws {
        try await withView { stage in
            for _ in 1...2 { _ = try await stage.confirm("Empty the trash?", action: "Delete", role: .destructive) }
        } _: { view in
            let first = view.stage.modals.first
            view.pass(.milliseconds(250))
            try await view.type("'y'")
            await until { view.stage.modals.first.map { $0 !== first } ?? false }
            view.view.draw()
            view.pass(.milliseconds(249))
            try await view.expectRefusal(of: "'y'")
        }
    }

    /// Shows a question to a test, in a view with a clock that the test sets.
    private func withView<Answer>(
        _ question: @escaping @MainActor (Stage) async throws -> Answer,
        _ body: @MainActor (TimedView) async throws -> Void
    ) async throws {
        try await withStage {
            _ = try await question($0)
        } until: {
            !$0.modals.isEmpty || $0.acceptsInput
        } _: { stage in
            let view = TimedView(stage)
            view.view.draw()
            try await body(view)
        }
    }
}

@MainActor
private final class TimedView {
    let stage: Stage
    let canvas = Recorder()
    private var now = ContinuousClock.now
    private(set) lazy var view = TerminalView(
        stage, on: canvas, ahead: TypeAhead(), now: { [unowned self] in now }, whenRequested: { _ in })

    init(_ stage: Stage) {
        self.stage = stage
    }

    func pass(_ time: Duration) { now += time }

    /// Types, once the view has had a turn to see its own frame.
    func type(_ keys: Keys, on button: String = "") async throws {
        await Task {}.value
        guard keys.description == "click" else {
            for event in keys.events { view.take(event) }
            return
        }
        view.take(.mouse(try #require(canvas.place(of: button))))
    }

    func expectRefusal(of keys: Keys, on button: String = "") async throws {
        try await type(keys, on: button)
        #expect(stage.modals.count == 1 && stage.modals.first?.isLeaving == false)
    }
}
