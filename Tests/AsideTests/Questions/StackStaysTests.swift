import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A modal never touches the stack")
struct StackStaysTests {
    enum HowItEnds: CaseIterable {
        case answered, dismissed, takenAway, cancelled, ownerGone, replaced
    }

    @Test(
        "The stack is the same before, during and after every kind of modal", arguments: EveryKind.allCases,
        HowItEnds.allCases)
    func same(kind: EveryKind, way: HowItEnds) async throws {
        let ui = TestPresenter()
        let stage = ui.stage
        let flow = Task {
            try await stage.show(Page("root")).starting(with: "").then { _ in
                try await stage.show(Top("top")).value()
            }
        }
        let top = try await ui.screen(Top.self)
        let before = stage.entries

        let owner = Work(surface: .base, host: stage.host)
        let (work, ended) = (Gate(), Gate())
        let question = Work.$current.withValue(way == .ownerGone ? owner : nil) {
            Task {
                try? await kind.ask(on: stage, work)
                ended.open()
            }
        }
        let modal = try await ui.modal(.any).modal
        if kind == .flowSheet { try await ui.screen(Page.self) }
        #expect(stage.entries == before)
        switch way {
        case .answered: kind.answer(modal)
        case .dismissed: modal.dismiss()
        case .takenAway: modal.reportGone()
        case .cancelled: question.cancel()
        case .ownerGone: owner.end()
        case .replaced:
            ui.answer(.confirm("Next?"), with: .submission)
            try await Work.$current.withValue(owner) { _ = try await stage.ask(.confirm("Next?").replacing()) }
        }
        work.open()
        try await ui.until { ended.isOpen }

        #expect(stage.entries == before)
        #expect(stage.modals.isEmpty)
        #expect(ui.stacks == [["root", "top"]])
        try top.publish("end")
        _ = try await flow.value
    }
}

private final class Top: Page {}
