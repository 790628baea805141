import TestSupport
import Testing

@testable import Aside

/// Questions from unknown tasks that moved above a modal, and come down again when the modal ends.
@MainActor
@Suite("A question that moved up comes back")
struct WithdrawingTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }
    let gate = Gate()

    /// A prompt whose check waits at the gate, and above it a question of an unknown task.
    private func moveUp<Answer: Sendable>(
        _ title: String, _ ask: @escaping @MainActor (Stage) async throws -> Answer
    ) async -> (coupon: Modal, question: Modal, asking: Task<Answer, any Error>) {
        ui.animates = true
        let prompt = Task { [stage, gate] in
            try await stage.prompt("Coupon") {
                await gate.pass()
                return $0
            }
        }
        let coupon = await ui.modal("Coupon")
        let asking = Task { [stage] in try await ask(stage) }
        // The question waits behind the prompt until the check begins.
        await Task {}.value
        coupon.press(0)
        let question = await ui.modal(title)
        #expect(stage.modals.map(\.content.title) == ["Coupon", title])
        _ = prompt
        return (coupon, question, asking)
    }

    @Test(
        "A moved question leaves with the modal beneath, refuses its user meanwhile, and is presented again unchanged")
    func comesBack() async throws {
        let (coupon, question, asking) = await moveUp("May I?") { try await $0.confirm("May I?") }
        gate.open()
        await until { question.isLeaving }
        #expect(coupon.isLeaving)
        #expect(!question.press(0))
        #expect(!question.dismiss())
        question.reportGone()
        #expect(stage.modals.map(\.content.title) == ["Coupon"])
        coupon.reportGone()
        #expect(!question.isLeaving)
        #expect(stage.modals.map(\.content.title) == ["May I?"])
        #expect(ui.presented.count { $0 === question } == 2)
        #expect(question.press(0))
        question.reportGone()
        #expect(try await asking.value)
    }

    @Test("Work inside a withdrawn modal begins once, and its end counts while the modal is being withdrawn")
    func beginsOnce() async throws {
        let inside = Gate()
        var beginnings = 0
        let (coupon, sheet, asking) = await moveUp("Sheet") { stage in
            try await stage.sheet("Sheet") { _ in
                beginnings += 1
                await inside.pass()
                return "done"
            }
        }
        gate.open()
        await until { sheet.isLeaving }
        sheet.reportGone()
        coupon.reportGone()
        #expect(stage.modals.map(\.content.title) == ["Sheet"])
        #expect(beginnings == 1)
        inside.open()
        await until { sheet.isLeaving }
        sheet.reportGone()
        #expect(try await asking.value == "done")
        #expect(ui.presented.count { $0 === sheet } == 2)
    }

    @Test("A prompt that comes back does not search for its first suggestions again")
    func searchesOnce() async throws {
        var searched: [String] = []
        let (coupon, question, asking) = await moveUp("City") { stage in
            try await stage.prompt(
                "City",
                .text("B").suggesting { text in
                    searched.append(text)
                    return []
                })
        }
        gate.open()
        await until { question.isLeaving }
        question.reportGone()
        coupon.reportGone()
        #expect(stage.modals.map(\.content.title) == ["City"])
        question.press(0)
        await until { question.isLeaving }
        question.reportGone()
        #expect(try await asking.value == "B")
        #expect(searched == ["B"])
    }

    @Test("A modal that the system removes is out of view, and so is everything above it")
    func takenAwayFromBelow() async throws {
        let (coupon, question, asking) = await moveUp("May I?") { try await $0.confirm("May I?") }
        coupon.reportGone()
        #expect(stage.modals.map(\.content.title) == ["May I?"])
        #expect(ui.presented.count { $0 === question } == 2)
        question.press(1)
        question.reportGone()
        #expect(try await asking.value == false)
        gate.open()
    }
}
