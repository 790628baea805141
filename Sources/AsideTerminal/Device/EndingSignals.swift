internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The signals INT, TERM and HUP, which ask a tool to end, so that it can tidy up.
///
/// A second one ends it at once. So does the first one if the main actor does not hear of it, because the tool's code
/// never suspends, and so does it after a while if the tool goes on.
@MainActor
enum EndingSignals {
    /// The signal that has arrived, if any.
    ///
    /// The tool may return before the main actor hears of it, because a signal also ends a wait of the system.
    static var signal: Int32? { rung == 0 ? nil : rung }
    private static var source: (any DispatchSourceRead)?
    /// It must not be the main queue, which a tool may block.
    private nonisolated static let queue = DispatchQueue(label: "ending signals")

    /// How long the main actor may be busy before a signal ends the process.
    private nonisolated static let hearing = DispatchTimeInterval.milliseconds(700)
    /// How long a tool may tidy up before a signal ends the process.
    private nonisolated static let tidyingUp = DispatchTimeInterval.seconds(10)

    /// Sends this process what a terminal sends it for Ctrl-C.
    nonisolated static func interruptProcess() { kill(getpid(), SIGINT) }

    /// Sends this process what a terminal sends it for Ctrl-\.
    nonisolated static func quitProcess() { kill(getpid(), SIGQUIT) }

    /// Asks the tool to end when the first signal arrives from now on.
    ///
    /// Signals that the program handles or ignores stay as they are.
    static func heed(_ end: @escaping @MainActor () -> Void) {
        // Without the pipe, a signal ends the process as usual.
        guard source == nil, let pipe = try? SignalPipe() else { return }
        bell = pipe.writing
        source = listening(to: pipe, end)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var current = sigaction()
            sigaction(number, nil, &current)
            // The handler comes first in the structure. The default handler is all zeros.
            if withUnsafeBytes(of: &current, { $0.load(as: Int.self) }) == 0 { _ = systemSignal(number, ring) }
        }
    }

    private nonisolated static func listening(
        to pipe: SignalPipe, _ hear: @escaping @MainActor () -> Void
    ) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: pipe.reading, queue: queue)
        source.setEventHandler {
            guard let number = pipe.drain().first.map(Int32.init) else { return }
            let alarm = insisting(on: number, after: hearing)
            DispatchQueue.main.async {
                alarm.cancel()
                _ = insisting(on: number, after: tidyingUp)
                MainActor.assumeIsolated(hear)
            }
        }
        source.activate()
        return source
    }

    /// Ends the process after a moment, in which the tool can tidy up, even if its code never suspends.
    nonisolated static func exitSoon(_ status: Int32) {
        queue.asyncAfter(deadline: .now() + hearing) { exit(status) }
    }

    /// Sends a signal once more after a while, which ends the process; returns what is to be cancelled if that is not
    /// needed.
    private nonisolated static func insisting(
        on signal: Int32, after wait: DispatchTimeInterval
    ) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler {
            kill(getpid(), signal)
            timer.cancel()
        }
        timer.schedule(deadline: .now() + wait)
        timer.activate()
        return timer
    }

    /// Called when the tool was asked to end in another way, such as by a key.
    ///
    /// The next signal ends it at once.
    nonisolated static func expectNoMore() {
        hasRung = true
    }
}

// MARK: What signal handlers run

/// The pipe through which the handler tells the main actor of a signal.
///
/// It is set before any handler is.
private nonisolated(unsafe) var bell: Int32 = -1
/// Whether a signal has arrived, or the tool was asked to end in another way.
private nonisolated(unsafe) var hasRung = false
/// The signal that has arrived; 0 for none.
private nonisolated(unsafe) var rung: Int32 = 0

private let ring: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    if hasRung {
        _ = systemSignal(signal, SIG_DFL)
        // The signal arrives after this handler has ended.
        raise(signal)
    } else {
        (hasRung, rung) = (true, signal)
        var number = UInt8(truncatingIfNeeded: signal)
        _ = systemWrite(bell, &number, 1)
    }
    errno = error
}

/// Tells the main actor of the first signal, if that is what a handler does; returns whether it has.
func rings(_ signal: Int32, handler address: Int) -> Bool {
    guard address == unsafeBitCast(ring, to: Int.self), !hasRung else { return false }
    ring(signal)
    return true
}

/// The system's `signal`, which a property or an argument with the same name hides.
let systemSignal = signal
