import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Where nobody is asked")
struct NobodyAnswersTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test(
        "nilIfDismissed throws, and the outcome is no dismissal",
        arguments: EveryKind.allCases.filter { $0 != .progress })
    func nobody(kind: EveryKind) async throws {
        ui.answering = { $0.reportUnanswered() }
        await #expect(throws: CancellationError.self) {
            try await stage.nilIfDismissed { try await kind.ask(on: stage) }
        }
        #expect(stage.modals.isEmpty)
    }

    @Test("A question that is not dismissible ends, too; an answered one stays answered")
    func forced() async throws {
        ui.answering = { $0.reportUnanswered() }
        await #expect(throws: CancellationError.self) { try await stage.ask(.confirm("Sure?").undismissible()) }
        ui.answering = { modal in
            modal.submit()
            #expect(!modal.reportUnanswered())
        }
        #expect(try await stage.confirm("Sure?"))
    }

    @Test("A cancel choice is no answer that somebody gave")
    func cancelChoice() async throws {
        ui.answering = { $0.reportUnanswered() }
        await #expect(throws: CancellationError.self) { try await stage.confirm("Delete?", role: .destructive) }
        guard case .cancelled = try await stage.outcome(of: { await stage.alert("Read this") }) else {
            Issue.record("An unread message counts as read.")
            return
        }
    }
}
