import Observation

/// Whether something is so, looked at whenever what it depends on changes.
@MainActor
final class WatchedState {
    private(set) var isSo = false
    private let condition: @MainActor () -> Bool
    private var isOver = false

    init(_ condition: @escaping @MainActor () -> Bool) {
        self.condition = condition
    }

    func watch(whenChanged: @escaping @MainActor () -> Void) {
        guard !isOver else { return }
        withObservationTracking {
            isSo = condition()
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
