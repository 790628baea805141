internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lets INT, TERM and HUP ask a tool to end, so that it can tidy up; a second one ends it at once.
@MainActor
enum EndingSignals {
    /// The signal that has come, if any.
    private(set) static var signal: Int32?
    private static var source: (any DispatchSourceRead)?

    /// Tells of the first signal, from here on; a signal that the program handles or ignores stays its own.
    ///
    /// - Parameter end: asks the tool to end.
    static func heed(_ end: @escaping @MainActor () -> Void) {
        // Without a pipe, a signal ends the process as it always does.
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
            // The handler comes first, and the default one is nothing but zeros.
            if withUnsafeBytes(of: &current, { $0.load(as: Int.self) }) == 0 { _ = systemSignal(number, ring) }
        }
    }

    /// The tool has been asked to end in another way, as by a key: the next signal ends it at once.
    nonisolated static func expectNoMore() {
        hasRung = true
    }
}

// MARK: What runs in the middle of anything

/// Where the handler tells the main actor of a signal; set before there is a handler.
private nonisolated(unsafe) var bell: Int32 = -1
/// Whether a signal has come.
private nonisolated(unsafe) var hasRung = false

private let ring: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    if hasRung {
        _ = systemSignal(signal, SIG_DFL)
        // Arrives when this handler has ended.
        raise(signal)
    } else {
        hasRung = true
        var number = UInt8(truncatingIfNeeded: signal)
        _ = systemWrite(bell, &number, 1)
    }
    errno = error
}

/// The system's `signal`, which the property of the same name hides.
private let systemSignal = signal
