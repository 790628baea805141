import TestSupport
import Testing

@testable import Aside

/// The duties of the stage and its presenter while a modal appears, is shown and goes.
@MainActor
@Suite("A modal and its presenter")
struct ModalPresenterTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }
    let page = Page("page")

    // MARK: Exactly once

    @Test("While an answered list leaves, its rows stay as they were, and nothing else is its answer")
    func leavingRows() async throws {
        ui.animates = true
        let result = Task { try await stage.chooseMany("Many", from: ["a", "b"]) }
        let modal = await ui.modal("Many")
        #expect(modal.pick(1))
        #expect(modal.submit())
        #expect(!modal.pick(0) && !modal.submit() && !modal.dismiss())
        #expect(modal.content.options.map(\.isSelected) == [false, true])
        modal.reportGone()
        #expect(!modal.reportGone())
        #expect(try await result.value == ["b"])
    }

    @Test(
        "A modal that its user or the system removes ends as dismissed, with the answer of its cancel choice if it has one",
        arguments: [true, false])
    func takenAway(byUser: Bool) async throws {
        ui.answering = { _ = byUser ? $0.dismiss() : $0.reportGone() }
        #expect(try await stage.confirm("Sure?") == false)
        await #expect(throws: CancellationError.self) { try await stage.prompt("Name") }
        let outcome = try await stage.outcome { try await stage.choose("List", from: [1, 2], initial: 1) }
        #expect(outcome == .dismissed)
        #expect(ui.presented.count == 3)
    }

    // MARK: What is refused

    @Test("An operation that continues after its progress has ended reports nothing")
    func progress() async throws {
        ui.animates = true
        let gate = Gate()
        let flow = Task { [stage] in
            try await stage.progress("Searching…") { report in
                report(0.1, "Begun")
                report(0.2)
                await gate.pass()
                report(0.9, "Late")
            }
        }
        let modal = await ui.modal("Searching…")
        await until { gate.isReached }
        #expect(modal.content.body.first?.fraction == 0.2)
        #expect(modal.content.body.first?.note == "Begun")
        flow.cancel()
        await until { modal.isLeaving }
        gate.open()
        modal.reportGone()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(modal.content.body.first?.fraction == 0.2)
        #expect(modal.content.body.first?.note == "Begun")
    }

    // MARK: Coming and going

    @Test("The caller resumes only when the presenter has reported the modal gone, and observers learn of that")
    func gone() async throws {
        ui.animates = true
        var isOver = false
        let result = Task {
            let answer = try await stage.confirm("Sure?")
            isOver = true
            return answer
        }
        let modal = await ui.modal("Sure?")
        modal.press(0)
        #expect(modal.isLeaving)
        #expect(stage.questions == ["Sure?"])
        await Task {}.value
        #expect(!isOver)
        let change = Change { [stage] in _ = stage.modals.count }
        modal.reportGone()
        #expect(change.isSeen)
        #expect(try await result.value)
    }

    @Test("The content of a sheet stays until the sheet has gone, even if its flow continues meanwhile")
    func contentStays() async throws {
        ui.animates = true
        let result = Task { try await stage.sheet("S") { try await $0.show(page).value() } }
        let modal = await ui.modal("S")
        await until { modal.stage?.stack.count == 1 }
        page.publish("x")
        await until { modal.isLeaving }
        #expect(modal.stage?.stack.top === page)
        #expect(stage.modals.count == 1)
        modal.reportGone()
        #expect(try await result.value == "x")
        #expect(stage.modals.isEmpty)
    }

    // MARK: Presenters

    @Test("A detached presenter cannot take modals away, and observers learn of an attached one")
    func detaching() async throws {
        let other = RecordingPresenter(stage)
        ui.attach()
        let flow = Task { [stage] in try await stage.confirm("Sure?") }
        await ui.modal("Sure?")
        other.detach()
        #expect(stage.questions == ["Sure?"])
        let change = Change { [stage] in _ = stage.modals.count }
        ui.detach()
        #expect(change.isSeen && stage.modals.isEmpty)
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
    }
}
