import Aside

/// A presenter that shows nothing, and tells a test when something has changed.
@MainActor
final class SilentPresenter: Presenter {
    private var modals: [Modal] = []
    private var waiting: [(condition: @MainActor () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    func present(_ modal: Modal) {
        modals.append(modal)
        look()
    }

    func stackChanged(on stage: Stage) {
        Task { self.look() }
    }

    /// Waits for the next modal, and answers it.
    func modal(_ answer: (Modal) throws -> Void) async rethrows {
        await until { !self.modals.isEmpty }
        try answer(modals.removeFirst())
    }

    func until(_ condition: @escaping @MainActor () -> Bool) async {
        guard !condition() else { return }
        await withCheckedContinuation { waiting.append((condition, $0)) }
    }

    private func look() {
        let ready = waiting.filter { $0.condition() }
        waiting.removeAll { $0.condition() }
        for (_, continuation) in ready { continuation.resume() }
    }
}
