import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Nobody is blamed for what they did not do")
struct BlameTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    /// The cause that ends a flow after the user has dismissed a sheet.
    enum Cause: CaseIterable {
        case back, cancellation
    }

    enum Asker: CaseIterable { case outcome, nilIfDismissed }

    @Test("A dismissed sheet is not blamed for what ends the flow later", arguments: Cause.allCases, Asker.allCases)
    func later(cause: Cause, asker: Asker) async throws {
        let (isDismissed, isOver) = (Gate(), Gate())
        let effect = Effect()
        var outcome: Outcome<Void>?
        var isNil = false
        let flow = Task {
            try await stage.show(Page("root")).then { _ in
                defer { isOver.open() }
                let question: @MainActor () async throws -> Void = {
                    _ = try? await stage.sheet(Page("sheet"))
                    isDismissed.open()
                    try await effect.run()
                }
                if asker == .outcome {
                    outcome = try await stage.outcome(of: question)
                } else {
                    isNil = try await stage.nilIfDismissed(question) == nil
                }
            }
        }
        try await ui.screen(Page.self).publish("")
        try await ui.sheet("sheet").dismiss()
        await isDismissed.pass()
        if cause == .back { stage.stack.popToRoot() } else { flow.cancel() }
        await isOver.pass()
        switch outcome {
        case .cancelled, .ownerGone: #expect(asker == .outcome)
        case nil: #expect(asker == .nilIfDismissed)
        default: Issue.record("The outcome is \(String(describing: outcome)).")
        }
        #expect(!isNil)
        await flow.end()
    }

    @Test("A dismissed sheet is not blamed for a CancellationError that comes later from elsewhere")
    func laterError() async throws {
        let outcome = try await ui.run {
            try await stage.outcome {
                _ = try? await stage.sheet(Page("sheet"))
                // Other code has cancelled a network call.
                try await Task<Void, any Error> { throw CancellationError() }.value
            }
        } steps: {
            try await ui.sheet("sheet").dismiss()
        }
        guard case .cancelled = outcome else { return #expect(Bool(false), "\(outcome)") }
    }
}
