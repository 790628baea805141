import Observation

/// A condition that is checked again after each change of an observed value that it reads.
@MainActor
final class ObservedCondition {
    private let condition: @MainActor () -> Bool
    private var isOver = false

    init(_ condition: @escaping @MainActor () -> Bool) {
        self.condition = condition
    }

    /// Whether the condition holds now, even if no observed value has changed.
    var holds: Bool { condition() }

    func observe(whenChanged: @escaping @MainActor () -> Void) {
        guard !isOver else { return }
        withObservationTracking {
            _ = condition()
        } onChange: { [weak self] in
            // The observed values hold the closure until they change, and the condition holds these values.
            Task { @MainActor in
                guard let self else { return }
                self.observe(whenChanged: whenChanged)
                whenChanged()
            }
        }
    }

    func stop() {
        isOver = true
    }
}
