/// Draws frames again as time goes by, while something in view changes with it.
@MainActor
final class FrameTicker {
    /// What changes with time.
    enum Reason {
        /// The block of a progress of unknown length, which moves to and fro.
        case movingBlock
        /// The time that a question still stands, which is shown in seconds.
        case timeLeft

        fileprivate var period: Duration {
            switch self {
            case .movingBlock: .milliseconds(120)
            case .timeLeft: .milliseconds(250)
            }
        }
    }

    private var reason: Reason?
    private var task: Task<Void, Never>?

    /// Ticks for a reason from now on, or stops; while the reason stays the same, nothing changes.
    func run(for reason: Reason?, _ tick: @escaping @MainActor (Reason) -> Void) {
        guard reason != self.reason else { return }
        stop()
        guard let reason else { return }
        self.reason = reason
        task = Task {
            while (try? await Task.sleep(for: reason.period)) != nil { tick(reason) }
        }
    }

    /// Stops ticking.
    func stop() {
        task?.cancel()
        task = nil
        reason = nil
    }
}
