import Aside
import AsideRehearsal
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

/// The frames that a view shows of a stage.
@MainActor
struct TerminalViewTests {
    @Test(
        "Each event that changes something causes one frame, drawn over the one before; Ctrl-L draws everything again")
    func oneFrame() async throws {
        try await withView(of: .list) { _, view, canvas in
            for event in Keys("down ctrl-x alt-left up ctrl-l").events { view.take(event) }
            view.take(.reply(.attributes))
            view.draw()
            #expect(canvas.frames.count == 4)
            #expect(canvas.frames[0] == canvas.frames[2])
            #expect(canvas.before == [nil, canvas.frames[0], canvas.frames[1], nil])
        }
    }

    @Test("F2 and the mouse press the button of the drawn notice, never of a later one")
    func notice() async throws {
        try await withView(of: .screen) { stage, view, canvas in
            let first = Task { await stage.notice("one", action: "Undo", for: .seconds(3_600)) }
            let second = Task { await stage.notice("two", action: "Undo", for: .seconds(3_600)) }
            await until { stage.notice?.content.text == "one" }
            view.draw()
            stage.notice?.dismiss()
            await until { stage.notice?.content.text == "two" }
            view.take(.key(Key(.function(2))))
            #expect(stage.notice?.content.text == "two")
            let row = canvas.frames.last.map { $0.size.rows - 1 } ?? 0
            view.take(.mouse(Mouse(.press, row: row, column: 0)))
            #expect(stage.notice?.content.text == "two")
            view.take(.mouse(Mouse(.press, row: row, column: 8)))
            #expect(stage.notice == nil)
            #expect(await !first.value)
            #expect(await second.value)
        }
    }

    @Test("Automatic changes are drawn at most sixty times a second, and the last one is always drawn")
    func pace() async throws {
        try await withView(of: .screen) { stage, view, canvas in
            let screen = try #require(stage.stack.top as? EveryControl)
            let start = ContinuousClock.now
            for number in 1...3_000 {
                screen.name = "Number \(number)"
                await Task {}.value
            }
            await until { canvas.frames.last?.description.contains("Number 3000") == true }
            let frames = (ContinuousClock.now - start) / .seconds(1) * 60
            #expect(Double(canvas.frames.count) <= frames + 3)
        }
    }

    @Test("A question that expires shows the remaining time, and updates it as time passes")
    func countdown() async throws {
        let clock = StoppedClock()
        let stage = Stage(clock: clock)
        let rehearsal = Rehearsal(stage, size: Size(columns: 40, rows: 12))
        rehearsal.begin()
        let asking = Task { try await stage.ask(.confirm("Go?").expiring(after: .seconds(3_000))) }
        #expect(await rehearsal.until(.seconds(600)) { $0.description.contains("50 min left") })
        clock.now += .seconds(60)
        #expect(await rehearsal.until(.seconds(600)) { $0.description.contains("49 min left") })
        asking.cancel()
    }

    @Test("A mouse press picks the row, presses the button, or focuses the field at that place")
    func mouse() async throws {
        try await withView(of: .listOfMany) { stage, view, canvas in
            view.take(.mouse(try #require(canvas.place(of: "onions"))))
            #expect(canvas.frames.last?.description.contains("▸ [x] onions") == true)
            view.take(.mouse(Mouse(.press, row: 11, column: 39)))
            let modal = try #require(stage.modals.first)
            #expect(!modal.isLeaving)
            view.take(.mouse(try #require(canvas.place(of: "Done"))))
            #expect(modal.isLeaving)
        }
        try await withView(of: .form) { _, view, canvas in
            view.take(.mouse(try #require(canvas.place(of: "City"))))
            #expect(canvas.frames.last?.description.contains("▸ City") == true)
        }
    }

    @Test("A mouse press on an unseen question is dropped, and so is a double click")
    func mouseTooSoon() async throws {
        try await withView(of: .alert) { stage, view, canvas in
            let modal = try #require(stage.modals.first)
            view.take(.mouse(try #require(canvas.place(of: "Duplicate"))))
            #expect(!modal.isLeaving)
            view.markSeen()
            let place = try #require(canvas.place(of: "Duplicate"))
            view.take(.mouse(place))
            view.take(.mouse(place))
            #expect(modal.isLeaving)
            #expect(!view.hasTypeAhead)
        }
    }

    @Test(
        "When an action has had its time, a mouse press counts, although the work goes on; the same key does not wait")
    func mouseDuringWork() async throws {
        var isClosed = false
        let draft = Page("Draft") { _ in
            Action("Save") { try await untilCancelled() }
            Action("Close") { isClosed = true }
        }
        try await withView(of: draft) { _, view, canvas in
            view.patience = .zero
            for event in Keys("enter enter").events { view.take(event) }
            #expect(!view.hasTypeAhead)
            view.take(.mouse(try #require(canvas.place(of: "Close"))))
            #expect(isClosed)
        }
    }

    @Test(
        "F1 and a question mark show all keys, until the next key",
        arguments: [
            ("f1", true), ("'?'", true), ("f1 f1", false), ("f1 esc", false), ("f1 down", false),
        ] as [(Keys, Bool)])
    func help(_ keys: Keys, isShown: Bool) async throws {
        try await with(.alert) { stage in
            var handler = InputHandler()
            for event in keys.events { #expect(handler.take(event, on: StageSnapshot(stage)) == nil) }
            let hint = StageSnapshot(stage).hint(for: handler.viewState, .english, columns: 60)
            #expect(hint.contains("u Duplicate") == isShown)
        }
    }

    @Test("A view that has stopped draws nothing more")
    func stopped() async throws {
        try await withView(of: .screen) { _, view, canvas in
            view.stop()
            view.take(.key(Key(.down)))
            view.drawAnew()
            #expect(canvas.frames.count == 1)
        }
    }

    @Test("A list beneath a question keeps its focus, caret and filter")
    func focusIsKept() async throws {
        try await withView(of: .screen) { stage, view, canvas in
            for event in Keys("left '-'").events { view.take(event) }
            let before = try #require(canvas.frames.last)
            let question = Task { try await stage.choose("Which?", from: ["one", "two", "three"]) }
            await until { !stage.modals.isEmpty }
            for event in Keys("'t' down").events { view.take(event) }
            #expect(canvas.frames.last?.description.contains("▸   three") == true)

            let child = Task { await stage.alert("Above it") }
            await until { stage.modals.count == 1 }
            view.take(.key(Key(.enter)))
            #expect(try await question.value == "three")
            await until { stage.modals.last?.content.title == "Above it" }
            // Nobody answers an alert in the moment in which it is drawn.
            view.draw()
            view.markSeen()
            view.take(.key(Key(.enter)))
            await child.value
            view.draw()
            #expect(canvas.frames.last == before)
        }
    }

    @Test("Typed-ahead keys answer the step after a list; going back shows all its rows, with the focus on the answer")
    func filterOfStep() async throws {
        let ask: @MainActor (Stage) async throws -> Void = { stage in
            let pets = Question.choose("Pet", from: ["cat", "dog", "parrot"])
            _ = try await stage.show(pets).then { _ in try await stage.show(.prompt("Name")).value() }
        }
        let isReady: @MainActor (Stage) -> Bool = { $0.acceptsInput }
        try await withView(of: ask, until: isReady) { stage, view, canvas in
            for event in Keys("'p' 'a' enter 'Rex'").events { view.take(event) }
            await until { stage.entries.count == 2 && stage.front.fields.first?.text == "Rex" }
            view.draw()
            view.take(.key(Key(.escape)))
            await until { stage.entries.count == 1 && stage.acceptsInput }
            view.draw()
            let frame = canvas.frames.last?.description ?? ""
            #expect(frame.contains("cat") && frame.contains("▸ • parrot"), "\(frame)")
        }
    }

    @Test("A new question starts with a fresh focus, even if it replaces another")
    func newQuestion() async throws {
        let ask: @MainActor (Stage) async throws -> Void = { stage in
            for _ in 1...2 { _ = try await stage.choose("Which?", from: ["one", "two"]) }
        }
        try await withView(of: ask) { stage, view, canvas in
            let first = stage.modals.last?.id
            for event in Keys("down enter").events { view.take(event) }
            await until { stage.modals.last.map { $0.id != first } ?? false }
            view.draw()
            #expect(canvas.frames.last == canvas.frames.first)
        }
    }

    @Test("Keys and the wheel scroll, and stop at the end of the text")
    func scrolling() async throws {
        try await withView(of: .reading) { _, view, canvas in
            for event in Keys("end down up").events { view.take(event) }
            for action in [Mouse.Action.wheelUp, .wheelDown] { view.take(.mouse(Mouse(action, row: 3, column: 3))) }
            let last = canvas.frames[1].scroll
            #expect(canvas.frames.map(\.scroll) == [0, last, last - 1, last - 4, last - 1])
            #expect(canvas.frames[1].description.contains("Line 40"))
        }
    }
}
