import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Reasons")
struct ReasonTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("A dismissal counts as a cancellation if the asking work is cancelled")
    func cancelledAfterDismissal() async throws {
        let flow = Task { [stage] in
            try await stage.outcome { try await stage.choose("List", from: [1, 2]) }
        }
        #expect(await ui.modal("List").dismiss())
        flow.cancel()
        #expect(try await flow.value == .cancelled)
    }

    @Test("An answer replaces an earlier dismissal as the reason")
    func answerAfterDismissal() async throws {
        ui.answering = { if $0.content.kind == .choose { $0.dismiss() } else { $0.submit() } }
        let outcome = try await stage.outcome {
            _ = try? await stage.choose("List", from: [1, 2])
            guard try await !stage.confirm("Sure?") else { throw CancellationError() }
            return true
        }
        #expect(outcome == .cancelled)
    }

    @Test("retrying does not run its operation for a cancelled caller")
    func retryingInVain() async throws {
        let gate = Gate()
        var hasRun = false
        let flow = Task { [stage] in
            await gate.pass()
            try await stage.retrying("Upload failed") { hasRun = true }
        }
        flow.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(!hasRun)
    }

    @Test("Who gives up in retrying has dismissed; who is cancelled in it has not", arguments: [true, false])
    func givingUp(isDismissed: Bool) async throws {
        let flow = Task { [stage] in
            try await stage.outcome {
                try await stage.retrying("Upload failed") { () -> Int in throw InvalidInput("No network") }
            }
        }
        let alert = await ui.modal("Upload failed")
        if isDismissed { alert.dismiss() } else { flow.cancel() }
        #expect(try await flow.value == (isDismissed ? .dismissed : .cancelled))
    }

    @Test("After a closure has ended, its tasks ask nothing, even if the screen stays")
    func askedAfterClosure() async throws {
        let gate = Gate()
        let page = Page("page")
        var late: Task<Outcome<Bool>, any Error>?
        let flow = Task { [stage] in
            try await stage.show(page).then { (_: String) -> String in
                late = Task { [stage] in
                    await gate.pass()
                    return try await stage.outcome { try await stage.confirm("Late?") }
                }
                throw CancellationError()
            }
        }
        await ui.at(page, publishes: "x")
        await until { gate.isReached && stage.acceptsInput }
        gate.open()
        #expect(try await late?.value == .ownerGone)
        await flow.end()
    }
}
