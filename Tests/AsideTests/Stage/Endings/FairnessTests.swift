import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A loop whose questions end at once lets others run", .serialized)
struct FairnessTests {
    /// A loop that never suspends by itself.
    enum Loop: CaseIterable {
        case alert, confirm, question, answered, dismissed, unanswered, gone, prompt
        case progress, part, sheet, sheetFlow, value, then, retrying, outcome, notice

        @MainActor
        func askOnce(on stage: Stage, _ report: ProgressReport? = nil) async {
            switch self {
            case .alert: await stage.alert("Asked")
            case .confirm: _ = try? await stage.confirm("Asked")
            case .question: await stage.ask(.alert("Asked"))
            case .answered, .dismissed, .unanswered, .gone:
                _ = try? await stage.choose("Asked", from: [1, 2], initial: 1)
            case .prompt: _ = try? await stage.prompt("Name", .text("Ada"))
            case .progress: try? await stage.progress("Work") { _ in }
            case .part: await report?.part("Part") { _ in }
            case .sheet:
                let page = Page("page")
                page.publish("at once")
                _ = try? await stage.sheet(page)
            case .sheetFlow: try? await stage.sheet { _ in }
            case .value: _ = try? await stage.show(Page("page")).starting(with: "").value()
            case .then: try? await stage.show(Page("page")).starting(with: "").then { _ in }
            case .retrying: try? await stage.retrying("Failed") {}
            case .outcome: _ = try? await stage.outcome { 1 }
            case .notice: _ = await stage.notice("Archived", action: "Undo")
            }
        }
    }

    @Test("Other work of the main actor goes on beside the loop", arguments: Loop.allCases)
    func others(_ loop: Loop) async throws {
        let stage = Stage()
        stage.attach(Answerer(loop))
        var turns = 0
        let other = Task {
            for _ in 1...3 {
                await Task {}.value
                turns += 1
            }
        }
        // A loop that blocks the main actor ends by itself, so that the test fails and does not hang.
        let most = 3_000_000
        if loop == .part {
            try await stage.progress("Work") { report in
                for _ in 1...most where turns < 3 { await loop.askOnce(on: stage, report) }
            }
        } else {
            for _ in 1...most where turns < 3 { await loop.askOnce(on: stage) }
        }
        #expect(turns == 3)
        await other.value
    }

    @Test("A loop whose questions are left unanswered, or whose notice cannot be pressed, is slowed down and named")
    func pace() async {
        for loop in [Loop.unanswered, .notice] {
            let stage = Stage()
            let answerer = Answerer(loop)
            stage.attach(answerer)
            let duration = await ContinuousClock().measure { for _ in 1...13 { await loop.askOnce(on: stage) } }
            #expect(duration >= .milliseconds(1 + 2 + 4 + 8 + 16))
            #expect(answerer.refused.map(\.times) == Array(1...13))
            #expect(answerer.refused.last?.name == (loop == .notice ? "notice “Archived”" : "list “Asked”"))
        }
    }

    @Test("A question that waited for its user makes the next refusal the first one again")
    func forgiven() async {
        let counter = RefusalCounter()
        let stage = Stage()
        stage.attach(counter)
        let flow = Task {
            for _ in 1...3 { _ = await stage.notice("N", action: "A") }
            await stage.alert("Standing")
            counter.dismissesNotices = true
            _ = await stage.notice("N", action: "A")
        }
        counter.dismissesNotices = true
        await until { !stage.modals.isEmpty }
        #expect(counter.last?.times == 3)
        stage.modals.first?.submit()
        await flow.value
        #expect(counter.last?.times == 1)
    }

    @Test("Tasks that are refused once each, one after the other, are not one task that asks again and again")
    func severalTasks() async {
        let stage = Stage()
        let answerer = Answerer(.unanswered)
        stage.attach(answerer)
        for _ in 1...20 {
            let task = stage.perform {
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try await stage.confirm("Late?")
            }
            await task?.value
        }
        #expect(answerer.refused.map(\.times) == Array(repeating: 1, count: 20))
    }

    /// Ends everything at once, in its own way.
    @MainActor
    private final class Answerer: Presenter {
        private let loop: Loop
        private(set) var refused: [RefusedQuestion] = []

        init(_ loop: Loop) { self.loop = loop }

        func present(_ modal: Modal) {
            switch loop {
            case .dismissed: modal.dismiss()
            case .unanswered: modal.reportUnanswered()
            case .gone: modal.reportGone()
            default: modal.submit()
            }
        }

        func announce(_ notice: Notice) { notice.dismiss() }
        func refused(_ question: RefusedQuestion) { refused.append(question) }
    }
}
