internal import Dispatch

/// A timer that waits for the rest of a sequence after an ESC.
///
/// An ESC alone is the Escape key.
@MainActor
final class EscapeTimer {
    private var timer: (any DispatchSourceTimer)?

    /// Starts to wait, in place of an earlier wait; ``stop()`` ends the wait without a call of `onEnd`.
    func start(milliseconds: Int, onEnd: @escaping @MainActor () -> Void) {
        stop()
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.setEventHandler { MainActor.assumeIsolated(onEnd) }
        timer.schedule(deadline: .now() + .milliseconds(milliseconds), leeway: .nanoseconds(0))
        timer.activate()
        self.timer = timer
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}

extension TerminalDevice {
    /// Waits for the rest of a sequence that may have begun, and otherwise delivers the Escape key.
    func waitForRestOfEscape() {
        guard decoder.isEscapePending, isTaken else { return escapeTimer.stop() }
        escapeTimer.start(milliseconds: environment.escapeDelay(losingText: escapeLosesText())) { [weak self] in
            self?.decideEscape()
        }
    }

    private func decideEscape() {
        // The rest of the sequence may have arrived while the main actor was busy.
        guard isTaken, !files.hasNews else { return }
        escapeTimer.stop()
        deliver(decoder.expire())
    }
}
