#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Everything that is needed to restore the terminal, in memory that is allocated in advance.
///
/// A signal handler cannot allocate, lock or wait for the main actor. Everything is therefore prepared here, and a
/// handler only writes bytes and sets attributes. A process has one restorer, because it has one set of handlers.
struct TerminalRestorer {
    /// Whether the terminal is taken over.
    enum Ownership {
        static let none: Int32 = 0
        static let taken: Int32 = 1
        /// The terminal is restored while the process is stopped.
        static let lent: Int32 = 2
    }

    /// One of the values of ``Ownership``, as a number that is read and written atomically.
    var ownership = Ownership.none
    /// The process that took the terminal over.
    ///
    /// A forked child has nothing to restore.
    var process: pid_t = 0
    var input: Int32 = -1
    var output: Int32 = -1
    /// The terminal, opened again as non-blocking; the same as `output` if that failed.
    var impatientOutput: Int32 = -1
    var before = termios()
    /// The codes that switch the modes off.
    var leaving: UnsafeMutablePointer<UInt8>
    var leavingCount = 0
    /// The pipe that notifies the main actor.
    var signalPipe: Int32 = -1
    /// Whether a handler is running that may end the process.
    ///
    /// Meanwhile, nobody else may write.
    var isLeaving = false
    /// Whether the main actor is writing, and on which thread.
    var isBusy = false
    var busyThread = pthread_self()

    /// How many rows of an inline question are above the cursor; -1 on a whole screen.
    var rowsAbove: Int32 = -1
    /// The buffer for what the program prints meanwhile.
    var standardStreams = StandardStreamsBuffer()

    static let capacity = 128

    /// The only restorer.
    ///
    /// It is global, because handlers receive nothing else. It is unsafe, because handlers run in the middle of
    /// anything.
    nonisolated(unsafe) static let shared: UnsafeMutablePointer<TerminalRestorer> = {
        let restorer = UnsafeMutablePointer<TerminalRestorer>.allocate(capacity: 1)
        restorer.initialize(to: TerminalRestorer(leaving: .allocate(capacity: capacity)))
        return restorer
    }()
}

extension UnsafeMutablePointer<TerminalRestorer> {
    /// Restores the terminal, if this process has taken it over, and then erases an inline question if that is wanted.
    ///
    /// It works the same in a signal handler, which must not wait for a terminal that does not read, and outside.
    func giveBack(_ ownership: Int32, isPatient: Bool = true, isErasing: Bool = false) {
        guard pointee.ownership == TerminalRestorer.Ownership.taken, pointee.process == getpid() else { return }
        var writer = PatientWriter(isPatient ? pointee.output : pointee.impatientOutput, isPatient: isPatient)
        // In the background, the terminal belongs to another program with its own settings.
        if !isInBackground(pointee.output) {
            if isErasing { erase(&writer) }
            writer.write(pointee.leaving, pointee.leavingCount)
            while tcsetattr(pointee.input, TCSANOW, &pointee.before) != 0 && errno == EINTR {}
        }
        pointee.standardStreams.end(&writer)
        pointee.ownership = ownership
    }

    /// Erases an inline question, so that the shell prints in its place.
    private func erase(_ writer: inout PatientWriter) {
        guard pointee.rowsAbove >= 0 else { return }
        // This moves to the first row of the question, and erases everything that follows.
        writer.write("\r")
        for _ in 0..<pointee.rowsAbove { writer.write("\u{1B}[A") }
        writer.write("\u{1B}[J")
        pointee.rowsAbove = 0
    }

    /// Changes the terminal, unless the process is about to end; returns whether it was changed.
    func whileNobodyLeaves<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Bool {
        pointee.busyThread = pthread_self()
        pointee.isBusy = true
        defer { pointee.isBusy = false }
        guard !pointee.isLeaving else { return false }
        try body()
        return true
    }

    /// Waits in a handler until the main actor has finished writing, so that the handler's output comes last.
    ///
    /// It waits only briefly, because the terminal may be stuck. It does not wait for a thread that this very handler
    /// has interrupted.
    func waitForWriter() {
        var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        var patience = 100
        while pointee.isBusy && pthread_equal(pointee.busyThread, pthread_self()) == 0 && patience > 0 {
            nanosleep(&pause, nil)
            patience -= 1
        }
    }

    /// Wakes the main actor.
    func notify(_ news: UInt8) {
        var news = news
        _ = systemWrite(pointee.signalPipe, &news, 1)
    }

    /// Prepares the codes that switch the modes off.
    func prepare(_ leaving: String.UTF8View) {
        pointee.leavingCount = 0
        for byte in leaving.prefix(TerminalRestorer.capacity) {
            pointee.leaving[pointee.leavingCount] = byte
            pointee.leavingCount += 1
        }
    }
}

/// Returns whether the process is in the background of a terminal.
func isInBackground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group > 0 && group != getpgrp()
}

/// Calls the system's `write`, which methods with the same name hide.
func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
