import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A modal never touches the stack")
struct StackStaysTests {
    /// The ways in which a modal can end.
    enum HowItEnds: CaseIterable {
        case answered, dismissed, takenAway, cancelled, ownerGone, replaced, rejected, expired, coalesced, known
    }

    @Test(
        "The stack is the same before, during and after every kind of modal", arguments: EveryKind.allCases,
        HowItEnds.allCases)
    func same(kind: EveryKind, way: HowItEnds) async throws {
        try await EveryKind.$gate.withValue(EveryKind.Finish()) { try await check(kind, way) }
    }

    private func check(_ kind: EveryKind, _ way: HowItEnds) async throws {
        let ui = TestPresenter()
        let stage = ui.stage
        let flow = Task {
            try await stage.show(Page("root")).starting(with: "").then { _ in
                try await stage.show(Top("top")).value()
            }
        }
        let top = try await ui.screen(Top.self)
        let before = stage.entries

        if way == .known, kind.canBeKnown { ui.answer(.any, with: .submission, times: .always) }
        var asked = EveryKind.Variant.waiting
        if way == .expired { asked = .expiring }
        if way == .rejected { asked = .rejecting }
        if way == .coalesced { asked = .once }
        let isPossible = kind.canBeAsked(asked)
        if !isPossible { asked = .waiting }
        let way = isPossible || way != .coalesced ? way : .answered
        let blocker = way == .rejected ? Task { await stage.alert("Blocker") } : nil
        if blocker != nil { try await ui.alert("Blocker") }

        let owner = Work(surface: .base, host: stage.host)
        let ended = Gate()
        let twin = way == .coalesced ? Task { try? await kind.ask(on: stage, asked) } : nil
        let question = Work.$current.withValue(way == .ownerGone ? owner : nil) {
            Task {
                try? await kind.ask(on: stage, asked)
                await twin?.value
                ended.open()
            }
        }

        switch way {
        case .rejected where isPossible:
            try await ui.until { ended.isOpen }
            stage.modals.last?.submit()
        case .rejected:
            stage.modals.last?.submit()
            let modal = try await ui.modal(.any).modal
            if kind == .flowSheet { try await ui.screen(Page.self) }
            kind.answer(modal)
        case .known where kind.canBeKnown:
            try await ui.until { ended.isOpen }
        default:
            let modal = try await ui.modal(.any).modal
            if kind == .flowSheet { try await ui.screen(Page.self) }
            #expect(stage.entries == before)
            switch way {
            case .answered, .coalesced, .rejected, .known: kind.answer(modal)
            case .dismissed: modal.dismiss()
            case .takenAway: modal.reportGone()
            case .cancelled: question.cancel()
            case .ownerGone: owner.end()
            case .replaced:
                ui.answer(.confirm("Next?"), with: .submission)
                try await Work.$current.withValue(owner) { _ = try await stage.ask(.confirm("Next?").replacing()) }
            case .expired: if isPossible { try await ui.advance(by: .seconds(1)) } else { kind.answer(modal) }
            }
        }
        try await ui.until { ended.isOpen }
        await blocker?.value

        #expect(stage.entries == before)
        #expect(stage.modals.isEmpty)
        #expect(ui.stacks == [["root", "top"]])
        try top.publish("end")
        _ = try await flow.value
    }
}

private final class Top: Page {}
