import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Notices")
struct NoticeTests {
    let clock: TestClock
    let watcher: RecordingPresenter
    var stage: Stage { watcher.stage }
    /// The text of the notice in view.
    var shown: String? { stage.notice?.content.text }

    init() {
        clock = TestClock()
        watcher = RecordingPresenter(Stage(clock: clock))
    }

    /// Lets time pass until another notice is in view.
    private func pass(_ seconds: Int, until text: String?) async {
        clock.advance(by: .seconds(seconds))
        await until { shown == text }
    }

    @Test("A notice appears at once and goes by itself; without a button it cannot be pressed")
    func alone() async {
        stage.notice("Saved", severity: .success)
        #expect(stage.notice?.content == NoticeContent("Saved", severity: .success, duration: .seconds(4)))
        clock.advance(by: .seconds(3))
        #expect(stage.notice?.press() == false && shown == "Saved")
        await pass(1, until: nil)
    }

    @Test("Notices are shown one after the other, each for its full time")
    func line() async {
        stage.notice("one", for: .seconds(1))
        stage.notice("two", for: .seconds(2))
        stage.notice("three")
        #expect(shown == "one")
        await pass(1, until: "two")
        clock.advance(by: .seconds(1))
        #expect(shown == "two")
        await pass(1, until: "three")
        #expect(stage.notice?.dismiss() == true)
        #expect(shown == nil)
    }

    @Test("A notice that is shown four times as long starts again when that is asked for, and so is the next one")
    func slow() async {
        stage.notice("one", for: .seconds(1))
        stage.notice("two", for: .seconds(2))
        stage.noticeSlowness = 4
        clock.advance(by: .seconds(3))
        #expect(shown == "one")
        await pass(1, until: "two")
        clock.advance(by: .seconds(7))
        #expect(shown == "two")
        await pass(1, until: nil)
    }

    @Test("A notice with the same content as the notice before it extends that notice, and is not shown again")
    func same() async {
        stage.notice("Saved")
        clock.advance(by: .seconds(3))
        let first = stage.notice
        for _ in 0..<30_000 { stage.notice("Saved") }
        clock.advance(by: .seconds(3))
        #expect(stage.notice === first)
        await pass(1, until: nil)
        stage.notice("one")
        stage.notice("two")
        stage.notice("two")
        await pass(4, until: "two")
        await pass(4, until: nil)
    }

    @Test("A notice returns whether the user pressed its button in time")
    func action() async {
        async let undone = stage.notice("Archived", action: "Undo")
        await until { shown == "Archived" }
        let notice = stage.notice
        #expect(notice?.press() == true)
        #expect(notice?.press() == false && notice?.dismiss() == false)
        #expect(await undone)
        #expect(shown == nil)

        async let late = stage.notice("Archived", action: "Undo", for: .seconds(2))
        await until { shown == "Archived" }
        let other = stage.notice
        await pass(2, until: nil)
        #expect(other?.press() == false)
        #expect(await !late)
    }

    enum Turn: CaseIterable { case inView, waiting }

    @Test(
        "A notice goes when the task that waits for it is cancelled, and the next one comes", arguments: Turn.allCases)
    func cancelled(_ turn: Turn) async {
        if turn == .waiting { stage.notice("first") }
        let task = Task { await stage.notice("Archived", action: "Undo") }
        if turn == .inView { await until { shown == "Archived" } } else { await Task {}.value }
        stage.notice("next")
        task.cancel()
        #expect(await !task.value)
        if turn == .waiting { stage.notice?.dismiss() }
        #expect(shown == "next")
    }

    @Test("A notice of a cancelled task is refused, and the presenter is told")
    func refused() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            stage.notice("Saved")
            return await stage.notice("Archived", action: "Undo")
        }
        #expect(await !task.value)
        #expect(shown == nil)
    }

    @Test("Closing a window ends its notices, including waiting ones")
    func closed() async {
        async let first = stage.notice("one", action: "Undo")
        await until { shown == "one" }
        async let second = stage.notice("two", action: "Undo")
        await Task {}.value
        stage.close()
        #expect(await [first, second] == [false, false])
        #expect(shown == nil)
        stage.notice("late")
        #expect(await !stage.notice("late", action: "Undo"))
        #expect(shown == nil)
    }

    @Test("Without a presenter, notices wait, and their time begins when they can be seen")
    func noPresenter() async {
        watcher.detach()
        stage.notice("Saved")
        clock.advance(by: .seconds(10))
        #expect(shown == nil)
        watcher.attach()
        #expect(shown == "Saved")
        await pass(4, until: nil)
    }

    @Test("A notice changes nothing about questions, and is visible from every sheet")
    func beside() async throws {
        let flow = Task {
            try await stage.sheet { inner in
                inner.notice("Saved")
                return try await inner.confirm("Sure?")
            }
        }
        await until { stage.modals.count == 2 }
        #expect(shown == "Saved" && stage.modals[0].stage?.notice === stage.notice)
        #expect(stage.modals[1].submit())
        #expect(try await flow.value)
        #expect(shown == "Saved")
    }

    @Test("A presenter may end each notice as soon as it is told, tens of thousands of times")
    func endedAtOnce() async {
        let teller = Teller()
        stage.attach(teller)
        for number in 0..<30_000 { stage.notice("\(number)") }
        #expect(teller.count == 30_000)
        #expect(await !stage.notice("last", action: "Undo"))
        #expect(shown == nil)

        stage.detach(teller)
        for number in 0..<30_000 { stage.notice("\(number)") }
        stage.attach(teller)
        #expect(teller.count == 60_001)
    }

    @Test("Without a duration, a notice stands until it is cancelled, and steps back while others are shown")
    func standing() async {
        let task = Task { await stage.notice("Need help?", action: "Call", for: nil) }
        await until { shown == "Need help?" }
        let notice = stage.notice
        clock.advance(by: .seconds(1_000_000))
        stage.notice("Saved", for: .seconds(1))
        #expect(shown == "Saved")
        await pass(1, until: "Need help?")
        #expect(stage.notice === notice)
        stage.notice("Sent")
        task.cancel()
        #expect(await !task.value)
        #expect(shown == "Sent" && notice?.isOver == true)
        stage.notice?.dismiss()
        #expect(shown == nil)
    }

    @Test("A standing notice can be pressed, and is announced once")
    func standingPressed() async {
        let teller = Teller()
        stage.attach(teller)
        teller.keeps = true
        let task = Task { await stage.notice("Need help?", action: "Call", for: nil) }
        await until { shown == "Need help?" }
        stage.notice("Saved")
        stage.notice?.dismiss()
        #expect(teller.count == 2)
        #expect(stage.notice?.press() == true)
        #expect(await task.value)
    }

    private final class Teller: Presenter {
        var count = 0
        var keeps = false

        func announce(_ notice: Notice) {
            count += 1
            if !keeps { notice.dismiss() }
        }
    }
}
