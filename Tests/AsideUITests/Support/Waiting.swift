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
                _ = stage.entries
                for modal in stage.modals { _ = modal.content }
            }
        }
    }

    /// Waits until the stack presents something.
    static func onPresentation(by presenter: StagePresenter) async {
        let state = presenter.state(of: .stack)
        while state.presented?.isWanted != true { await change { _ = state.presented } }
    }

    /// Waits until an observed value changes.
    static func change(of look: () -> Void) async {
        await withCheckedContinuation { continuation in
            withObservationTracking(look) { continuation.resume() }
        }
    }
}
