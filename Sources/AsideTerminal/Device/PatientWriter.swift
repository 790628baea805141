#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A writer that waits, up to a time limit, for a terminal that does not read.
///
/// It works the same in a signal handler and outside. A terminal does not read if its user has stopped it (Ctrl-S), or
/// if its window hangs. A handler that waits for the terminal blocks signals, so it must not wait for ever.
struct PatientWriter {
    private let file: Int32
    private let isPatient: Bool
    /// How many milliseconds are left for waiting.
    private var patience: Int32 = 300
    private var hasMadeRoom = false

    /// Makes a writer, which waits without a limit if it is patient, and writes byte by byte if a write may block.
    init(_ file: Int32, isPatient: Bool = true) {
        self.file = file
        self.isPatient = isPatient
    }

    /// Writes everything, or as much as possible within the time limit.
    mutating func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        var rest = bytes
        var count = count
        let neverWaits = isPatient || fcntl(file, F_GETFL) & O_NONBLOCK != 0
        while count > 0, isPatient || waitForRoom() {
            let written = systemWrite(file, rest, neverWaits ? count : 1)
            if written < 0 && errno == EAGAIN {
                // Another process has set the file to non-blocking, or the room was already taken.
                if isPatient { _ = isReady(file, for: POLLOUT, within: -1) } else { pause() }
            } else if written < 0 && errno != EINTR {
                return
            }
            rest += max(written, 0)
            count -= max(written, 0)
        }
    }

    mutating func write(_ text: StaticString) {
        write(text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Waits until the terminal accepts output, and returns whether it does.
    private mutating func waitForRoom() -> Bool {
        if pollPatiently() { return true }
        guard !hasMadeRoom else { return false }
        // The terminal has not read this output by now. It is dropped, because it belongs to a screen that is about to
        // go.
        hasMadeRoom = true
        tcflush(file, TCOFLUSH)
        patience = 100
        return pollPatiently()
    }

    private mutating func pollPatiently() -> Bool {
        while patience > 0 {
            if isReady(file, for: POLLOUT, within: 1) { return true }
            patience -= 1
        }
        return isReady(file, for: POLLOUT, within: 0)
    }

    private mutating func pause() {
        var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        nanosleep(&pause, nil)
        patience -= 1
    }
}
