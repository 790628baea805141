internal import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lets signals cancel a task, so that it can tidy up before the process ends.
@MainActor
final class Interruption {
    /// The signal that has come, if any.
    private(set) var signal: Int32?
    private var source: (any DispatchSourceRead)?

    /// - Parameter cancel: cancels the work; who sends a second signal does not wait for its end.
    init(_ cancel: @escaping @MainActor () -> Void) {
        var ends: [Int32] = [-1, -1]
        // Without a pipe, a signal ends the process as it always does.
        guard pipe(&ends) == 0 else { return }
        let (reading, writing) = (ends[0], ends[1])
        let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                var number: UInt8 = 0
                guard read(reading, &number, 1) == 1 else { return }
                if self.signal != nil { exit(128 + Int32(number)) }
                self.signal = Int32(number)
                cancel()
            }
        }
        source.activate()
        self.source = source
        bell = writing
        for number in [SIGINT, SIGTERM, SIGHUP] { _ = systemSignal(number, ring) }
    }
}

/// Where a handler tells the main actor of a signal.
///
/// Global, because a handler gets nothing but a number; unsafe, because it runs in the middle of anything. It is set before
/// there is a handler.
private nonisolated(unsafe) var bell: Int32 = -1

private let ring: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    var number = UInt8(truncatingIfNeeded: signal)
    write(bell, &number, 1)
    errno = error
}

/// The system's `signal`, which the property of the same name hides.
private let systemSignal = signal
