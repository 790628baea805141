import Aside
import Observation

@testable import AsideUI

/// Waits in a test until a condition holds.
@MainActor
enum Waiting {
    /// Waits for a change of the stage's screens and modals.
    static func on(_ stage: Stage, until condition: @escaping @MainActor () -> Bool) async {
        while !condition() {
            await change {
                for modal in stage.modals { _ = modal.content }
            }
        }
    }

    /// Waits for a change of the renderer's presentations.
    static func on(_ presenter: StagePresenter, until condition: @escaping @MainActor (StagePresenter) -> Bool) async {
        while !condition(presenter) { await change { _ = presenter.placement } }
    }

    /// Waits until an observed value changes.
    static func change(of look: () -> Void) async {
        await withCheckedContinuation { continuation in
            withObservationTracking(look) { continuation.resume() }
        }
    }
}
