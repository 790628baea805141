import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Nothing that work waits for is stuck behind it")
struct StuckBehindTests {
    /// It does not know the tasks of these tests, and a busy machine may pause one of them for a second.
    let ui = TestPresenter(quietPeriod: .seconds(20))
    var stage: Stage { ui.stage }

    /// A progress that waits behind an alert, while its operation awaits an unknown task that asks.
    private func work() -> Task<Bool, any Error> {
        Task {
            let alert = Task { await stage.alert("First") }
            await until { !stage.modals.isEmpty }
            let answer = try await stage.progress("Working") { _ in
                let asking = Task.detached { try await stage.confirm("May I?") }
                return try await withTaskCancellationHandler {
                    try await asking.value
                } onCancel: {
                    asking.cancel()
                }
            }
            await alert.value
            return answer
        }
    }

    @Test("A question of an unknown task moves above the work that waits for it")
    func comesUp() async throws {
        let work = work()
        try await ui.alert("First").press("OK")
        try await ui.confirm("May I?").press("OK")
        #expect(try await work.value)
    }
}
