import Aside
import Observation

/// A presenter that shows nothing, and lets a test wait for what happens on the stage.
@MainActor
@Observable
final class SilentPresenter: Presenter {
    private var modals: [Modal] = []

    func present(_ modal: Modal) {
        modals.append(modal)
    }

    /// Waits for the next modal, and answers it.
    func modal(_ answer: (Modal) throws -> Void) async rethrows {
        await until { !self.modals.isEmpty }
        try answer(modals.removeFirst())
    }

    /// Waits until a condition holds, which reads observable values.
    func until(_ condition: @MainActor () -> Bool) async {
        while !condition() {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = condition()
                } onChange: {
                    continuation.resume()
                }
            }
        }
    }
}
