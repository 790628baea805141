import TestSupport
import Testing

@testable import Aside

/// Cancellation handlers and observers run in the middle of a pop.
@MainActor
@Suite("In the middle of a pop, a question that ends takes no answer")
struct CancellationHandlerTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    enum Press: CaseIterable { case press, submit, dismiss, gone }

    enum Asker: CaseIterable { case closure, closureBelow, button, sheet }

    @Test("A press from a cancellation handler is refused", arguments: Asker.allCases, Press.allCases)
    func handler(_ asker: Asker, _ press: Press) async throws {
        let (root, page) = (Page("root"), Page("page"))
        var question: Modal?
        var isTaken: Bool?
        var answer: Result<Bool, any Error>?
        let ask: @MainActor () async -> Void = {
            let asking = Task {
                guard asker == .sheet else { return try await stage.confirm("Pay?", action: "Pay") }
                return try await stage.sheet { try await $0.confirm("Pay?", action: "Pay") }
            }
            answer = await asking.result
        }
        let waiting = Gate()
        // Another task of the same flow presses while it is cancelled.
        let handle: @MainActor () async -> Void = {
            await withTaskCancellationHandler {
                await waiting.pass()
            } onCancel: {
                MainActor.assumeIsolated { isTaken = question.map { act(press, on: $0) } }
            }
        }
        let flow = Task {
            try await stage.show(root).then { _ in
                if asker == .closureBelow {
                    async let asked: Void = ask()
                    try await stage.show(page).starting(with: "").then { _ in await handle() }
                    await asked
                } else if asker == .button {
                    try await stage.show(page).then { _ in }
                } else {
                    async let handling: Void = handle()
                    await ask()
                    await handling
                }
            }
        }
        await ui.at(root, publishes: "")
        if asker == .button {
            await ui.top(page)
            page.perform { await ask() }
            page.perform { await handle() }
        }
        question = await ui.modal("Pay?")
        await until { waiting.isReached }
        stage.stack.popToRoot()
        #expect(isTaken == false)
        waiting.open()
        await flow.end()
        await until { answer != nil }
        #expect(throws: CancellationError.self) { try answer?.get() }
    }

    @Test("A press from an observer of the stack is refused")
    func observer() async throws {
        let (root, page) = (Page("root"), Page("page"))
        var isTaken: Bool?
        let flow = Task {
            try await stage.show(root).then { _ in
                try await stage.show(page).then { _ in try await stage.confirm("Pay?", action: "Pay") }
            }
        }
        await ui.at(root, publishes: "")
        await ui.at(page, publishes: "")
        let question = await ui.modal("Pay?")
        let change = Change(of: { _ = stage.entries }, then: { isTaken = act(.press, on: question) })
        stage.stack.popToRoot()
        #expect(change.isSeen)
        #expect(isTaken == false)
        await flow.end()
    }

    private func act(_ press: Press, on modal: Modal) -> Bool {
        switch press {
        case .press: modal.press(0)
        case .submit: modal.submit()
        case .dismiss: modal.dismiss()
        case .gone: modal.reportGone() && modal.answeredPlace != nil
        }
    }
}
