import Aside
import Observation

@testable import AsideUI

/// Waits until something can be seen.
@MainActor
enum Sight {
    /// Waits for a change of what a stage shows.
    static func of(_ stage: Stage, until condition: @escaping @MainActor () -> Bool) async {
        while !condition() {
            await change {
                for modal in stage.modals { _ = modal.content }
            }
        }
    }

    /// Waits for a change of what a renderer presents.
    static func of(_ presenter: StagePresenter, until condition: @escaping @MainActor (StagePresenter) -> Bool) async {
        while !condition(presenter) { await change { _ = presenter.placement } }
    }

    private static func change(of look: () -> Void) async {
        await withCheckedContinuation { continuation in
            withObservationTracking(look) { continuation.resume() }
        }
    }
}
