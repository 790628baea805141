package import Aside
import Testing

/// Runs a flow until a condition holds or it asks, then runs a test, and finally cancels what still runs.
///
/// If a test wants that, prompts are submitted unchanged.
@MainActor
package func withStage(
    _ flow: @escaping @MainActor (Stage) async throws -> Void, submits: Bool = false,
    until isReady: @escaping @MainActor (Stage) -> Bool = { !$0.modals.isEmpty },
    _ body: @MainActor (Stage) async throws -> Void
) async throws {
    let stage = Stage()
    let presenter = Onlooker(submits: submits)
    stage.attach(presenter)
    let task = Task { try await flow(stage) }
    defer {
        task.cancel()
        stage.detach(presenter)
    }
    await until { isReady(stage) }
    try await body(stage)
}

/// A presenter that shows nothing, so that questions stay open.
@MainActor
private final class Onlooker: Presenter {
    private let submits: Bool

    init(submits: Bool) {
        self.submits = submits
    }

    func present(_ modal: Modal) {
        if submits, modal.content.isFilledIn { modal.submit() }
    }
}
