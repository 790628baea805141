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
/// A second one ends it at once.
@MainActor
enum EndingSignals {
    /// The signal that has arrived, if any.
    private(set) static var signal: Int32?
    private static var source: (any DispatchSourceRead)?

    /// Reports the first signal from now on.
    ///
    /// Signals that the program handles or ignores stay as they are.
    ///
    /// - Parameter end: Asks the tool to end.
    static func heed(_ end: @escaping @MainActor () -> Void) {
        // Without the pipe, a signal ends the process as usual.
        guard source == nil, let pipe = try? SignalPipe() else { return }
        bell = pipe.writing
        let source = DispatchSource.makeReadSource(fileDescriptor: pipe.reading, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                guard let number = pipe.drain().first else { return }
                signal = Int32(number)
                end()
            }
        }
        source.activate()
        self.source = source
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var current = sigaction()
            sigaction(number, nil, &current)
            // The handler comes first in the structure. The default handler is all zeros.
            if withUnsafeBytes(of: &current, { $0.load(as: Int.self) }) == 0 { _ = systemSignal(number, ring) }
        }
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
/// Whether a signal has arrived.
private nonisolated(unsafe) var hasRung = false

private let ring: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    if hasRung {
        _ = systemSignal(signal, SIG_DFL)
        // The signal arrives after this handler has ended.
        raise(signal)
    } else {
        hasRung = true
        var number = UInt8(truncatingIfNeeded: signal)
        _ = systemWrite(bell, &number, 1)
    }
    errno = error
}

/// The system's `signal`, which the property with the same name hides.
private let systemSignal = signal
