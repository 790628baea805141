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

    @Test("The first answer wins, and every later one is refused")
    func firstAnswerWins() async throws {
        ui.animates = true
        let result = Task { try await stage.choose("One", from: ["a", "b"]) }
        let modal = await ui.modal("One")
        #expect(modal.pick(1))
        #expect(!modal.pick(0))
        #expect(!modal.dismiss())
        #expect(!modal.submit())
        modal.reportGone()
        #expect(!modal.reportGone())
        #expect(try await result.value == "b")
    }

    @Test("A modal that the system removes ends as dismissed, with the answer of its cancel choice if it has one")
    func takenAway() async throws {
        ui.answering = { $0.reportGone() }
        #expect(try await stage.confirm("Sure?") == false)
        await #expect(throws: CancellationError.self) { try await stage.prompt("Name") }
        let outcome = try await stage.outcome { try await stage.choose("List", from: [1, 2], initial: 1) }
        #expect(outcome == .dismissed)
        #expect(ui.presented.count == 3)
    }

    // MARK: Coming and going

    @Test("The caller resumes only when the presenter has reported the modal gone")
    func gone() async throws {
        ui.animates = true
        var isOver = false
        let result = Task {
            _ = try await stage.confirm("First")
            isOver = true
            return try await stage.confirm("Second")
        }
        let first = await ui.modal("First")
        first.press(0)
        #expect(first.isLeaving)
        #expect(stage.modals.map(\.id) == [first.id])
        let sibling = Task { await stage.alert("Sibling") }
        await until { first.isLeaving }
        #expect(!isOver)
        first.reportGone()
        let shown = await ui.modal("Second", or: "Sibling")
        #expect(isOver || shown.content.title == "Sibling")
        shown.press(0)
        shown.reportGone()
        let last = await ui.modal("Second", or: "Sibling")
        last.press(0)
        last.reportGone()
        #expect(try await result.value)
        await sibling.value
    }

    @Test("A cancelled question that is in view resumes when it has gone")
    func goneAfterCancellation() async throws {
        ui.animates = true
        let result = Task { try await stage.outcome { try await stage.confirm("Q") } }
        let modal = await ui.modal("Q")
        result.cancel()
        await until { modal.isLeaving }
        #expect(stage.modals.count == 1)
        modal.reportGone()
        #expect(try await result.value == .cancelled)
        #expect(stage.modals.isEmpty)
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

    @Test("Without a presenter a question waits, appears when one attaches, and can be cancelled meanwhile")
    func noPresenter() async throws {
        ui.detach()
        let cancelled = Task { try await stage.confirm("Cancelled") }
        let waiting = Task { try await stage.confirm("Waiting") }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(stage.modals.isEmpty)
        ui.attach()
        await ui.modal("Waiting").press(0)
        #expect(try await waiting.value)
        #expect(ui.presented.map(\.content.title) == ["Waiting"])
    }

    @Test("A modal that is shown when its presenter is detached appears on the next one")
    func nextPresenter() async throws {
        let result = Task { try await stage.confirm("Q") }
        let modal = await ui.modal("Q")
        ui.detach()
        #expect(stage.modals.isEmpty)
        let next = RecordingPresenter(stage)
        #expect(next.presented.map(\.id) == [modal.id])
        modal.press(0)
        #expect(try await result.value)
    }
}
