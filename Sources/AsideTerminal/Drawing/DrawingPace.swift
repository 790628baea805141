/// When frames are drawn without input: soon after a change, and again and again while something in view changes with
/// time.
@MainActor
final class DrawingPace {
    private var ticking: Task<Void, Never>?
    private var waiting: Task<Void, Never>?
    private var lastChange = ContinuousClock.now - .seconds(1)

    private static let frameTime = Duration.seconds(1) / 60
    /// How long a block that moves to and fro stands still, and how late a shown time is at most.
    private static let period = Duration.milliseconds(120)

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

    /// Ticks from now on, because a frame changes with time, or stops.
    func tick(_ isOn: Bool, _ tick: @escaping @MainActor () -> Void) {
        guard isOn != (ticking != nil) else { return }
        ticking?.cancel()
        ticking =
            isOn
            ? Task { while (try? await Task.sleep(for: Self.period)) != nil { tick() } } : nil
    }

    func stop() {
        waiting?.cancel()
        ticking?.cancel()
    }
}
