/// A timer that draws frames again while something in view changes with time.
@MainActor
final class FrameTicker {
    /// The reason why frames change with time.
    enum Reason {
        /// A progress of unknown length is shown as a block that moves to and fro.
        case movingBlock
        /// A question shows its remaining time in seconds.
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

    /// Ticks for a reason from now on, or stops.
    ///
    /// While the reason stays the same, nothing changes.
    func run(for reason: Reason?, _ tick: @escaping @MainActor (Reason) -> Void) {
        guard reason != self.reason else { return }
        stop()
        guard let reason else { return }
        self.reason = reason
        task = Task {
            while (try? await Task.sleep(for: reason.period)) != nil { tick(reason) }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
        reason = nil
    }
}
