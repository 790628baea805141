import Observation

/// Whether something is so, looked at whenever what it depends on changes.
@MainActor
final class WatchedState {
    private let condition: @MainActor () -> Bool
    private var isOver = false

    init(_ condition: @escaping @MainActor () -> Bool) {
        self.condition = condition
    }

    /// Whether it is so now; true also of what changes without telling.
    var isSo: Bool { condition() }

    func watch(whenChanged: @escaping @MainActor () -> Void) {
        guard !isOver else { return }
        withObservationTracking {
            _ = condition()
        } onChange: { [weak self] in
            // What is looked at holds this closure until it changes, and the condition holds what is looked at.
            Task { @MainActor in
                guard let self else { return }
                self.watch(whenChanged: whenChanged)
                whenChanged()
            }
        }
    }

    func stop() {
        isOver = true
    }
}
