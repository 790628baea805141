import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Nobody is blamed for what they did not do")
struct BlameTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    /// What follows a sheet that the user has dismissed, within one `nilIfDismissed`.
    private func check(
        byOutcome: Bool, _ follow: @escaping @MainActor () async throws -> Void,
        then end: @MainActor (Task<Void, any Error>) -> Void
    ) async throws {
        let isOver = Gate()
        let root = Page("root")
        let isDismissed = Gate()
        var outcome: Outcome<Void>?
        var isNil = false
        let flow = Task {
            try await stage.show(root).then { _ in
                defer { isOver.open() }
                let question: @MainActor () async throws -> Void = {
                    _ = try? await stage.sheet(Page("sheet"))
                    isDismissed.open()
                    try await follow()
                }
                if byOutcome {
                    outcome = try await stage.outcome(of: question)
                } else {
                    isNil = try await stage.nilIfDismissed(question) == nil
                }
            }
        }
        try await ui.screen(Page.self).publish("")
        try await ui.sheet("sheet").dismiss()
        await isDismissed.pass()
        end(flow)
        await isOver.pass()
        switch outcome {
        case .cancelled, .ownerGone: #expect(byOutcome)
        case nil: #expect(!byOutcome)
        default: Issue.record("The outcome is \(String(describing: outcome)).")
        }
        #expect(!isNil)
        flow.cancel()
        _ = await flow.result
    }

    @Test("A dismissed sheet is not blamed for going back", arguments: [true, false])
    func back(byOutcome: Bool) async throws {
        let effect = Effect()
        try await check(byOutcome: byOutcome) {
            try await effect.run()
        } then: { _ in
            stage.stack.popToRoot()
        }
    }

    @Test("A dismissed sheet is not blamed for the cancellation of the flow", arguments: [true, false])
    func cancelled(byOutcome: Bool) async throws {
        let effect = Effect()
        try await check(byOutcome: byOutcome) {
            try await effect.run()
        } then: {
            $0.cancel()
        }
    }

    @Test("A dismissed sheet is not blamed for a CancellationError that comes later from elsewhere")
    func laterError() async throws {
        let outcome = try await ui.run {
            try await stage.outcome {
                _ = try? await stage.sheet(Page("sheet"))
                // A network call that somebody else has cancelled.
                try await Task<Void, any Error> { throw CancellationError() }.value
            }
        } steps: {
            try await ui.sheet("sheet").dismiss()
        }
        guard case .cancelled = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test("nilIfDismissed gives nil where the user dismissed the question, also through functions in between")
    func dismissed() async throws {
        let coupon = try await ui.run {
            try await stage.nilIfDismissed { try await askForCoupon() }
        } steps: {
            try await ui.sheet("coupon").dismiss()
        }
        #expect(coupon == nil)
    }

    private func askForCoupon() async throws -> String {
        try await stage.sheet(Page("coupon"))
    }
}
