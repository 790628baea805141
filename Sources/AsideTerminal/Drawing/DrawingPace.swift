/// When frames are drawn without input: soon after a change, and again and again while something in view changes with
/// time.
@MainActor
final class DrawingPace {
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
    private var ticking: Task<Void, Never>?
    private var waiting: Task<Void, Never>?
    private var lastChange = ContinuousClock.now - .seconds(1)

    private static let frameTime = Duration.seconds(1) / 60

    /// Draws a change, at most sixty times a second, so that work does not wait for frames.
    func soon(_ draw: @escaping @MainActor () -> Void) {
        guard waiting == nil else { return }
        let rest = Self.frameTime - (ContinuousClock.now - lastChange)
        guard rest > .zero else {
            lastChange = .now
            return draw()
        }
        waiting = Task {
            try? await Task.sleep(for: rest)
            waiting = nil
            lastChange = .now
            draw()
        }
    }

    /// Ticks for a reason from now on, or stops.
    ///
    /// While the reason stays the same, nothing changes.
    func tick(for reason: Reason?, _ tick: @escaping @MainActor (Reason) -> Void) {
        guard reason != self.reason else { return }
        ticking?.cancel()
        self.reason = reason
        guard let reason else { return }
        ticking = Task {
            while (try? await Task.sleep(for: reason.period)) != nil { tick(reason) }
        }
    }

    func stop() {
        waiting?.cancel()
        ticking?.cancel()
        reason = nil
    }
}
