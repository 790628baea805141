import Aside
import Observation

/// A renderer for a stage whose tests look for themselves.
@MainActor
final class Looker: Presenter {}

/// Runs a flow until something is so, and then a test; whatever still runs is cancelled in the end.
@MainActor
func withStage(
    _ flow: @escaping @MainActor (Stage) async throws -> Void, until isReady: @escaping @MainActor (Stage) -> Bool,
    _ body: @MainActor (Stage) async throws -> Void
) async throws {
    let stage = Stage()
    let presenter = Looker()
    stage.attach(presenter)
    let task = Task { try await flow(stage) }
    await untilSo { isReady(stage) }
    do {
        try await body(stage)
    } catch {
        task.cancel()
        stage.detach(presenter)
        throw error
    }
    task.cancel()
    stage.detach(presenter)
}

/// Shows a scene to a test.
@MainActor
func with(_ scene: Scene, _ body: @MainActor (Stage) async throws -> Void) async throws {
    try await withStage(scene.ask, until: scene.stands) { stage in
        if scene == .busyForm {
            stage.modals.last?.submit()
            await untilSo { stage.modals.last?.content.isBusy == true }
        }
        try await body(stage)
    }
}

/// Waits until something observable is so.
@MainActor
func untilSo(_ isSo: @escaping @MainActor () -> Bool) async {
    while !isSo() {
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = isSo()
            } onChange: {
                Task { @MainActor in continuation.resume() }
            }
        }
    }
}
