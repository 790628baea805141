import Aside

/// A presenter that shows nothing, and tells a test when something has changed.
@MainActor
final class SilentPresenter: Presenter {
    private var waiting: [(condition: @MainActor () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    func present(_ modal: Modal) {
        look()
    }

    func stackChanged(on stage: Stage) {
        Task { self.look() }
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
