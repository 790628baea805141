package import Aside
import Observation
import Testing

/// A presenter that shows nothing; the test does what a user would do.
@MainActor
@Observable
package final class SilentPresenter: Presenter {
    private var modals: [Modal] = []

    package init() {}

    package func present(_ modal: Modal) {
        modals.append(modal)
    }

    /// Waits for the next modal, and answers it.
    package func modal(_ answer: (Modal) throws -> Void) async rethrows {
        await until { !self.modals.isEmpty }
        try answer(modals.removeFirst())
    }
}
