#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// All that is needed to give the terminal back, in memory that is there before anything goes wrong.
///
/// A signal's handler cannot allocate, lock or wait for the main actor, so all that it needs is prepared here: it writes
/// bytes, sets attributes and nothing else. There is one, as there is one set of handlers in a process.
struct TerminalRestorer {
    /// Who has the terminal.
    enum Ownership {
        static let none: Int32 = 0
        static let taken: Int32 = 1
        /// Given back for as long as the process is stopped.
        static let lent: Int32 = 2
    }

    /// One of ``Ownership``: a number, which is written and read in one go.
    var ownership = Ownership.none
    /// Who took the terminal; a child that has been forked has nothing to give back.
    var process: pid_t = 0
    var input: Int32 = -1
    var output: Int32 = -1
    /// The terminal once more, opened so that writing does not wait; the same as `output` where it cannot be.
    var impatientOutput: Int32 = -1
    var before = termios()
    /// What ends the modes, of which the first `skipped` bytes are left out.
    var leaving: UnsafeMutablePointer<UInt8>
    var leavingCount = 0
    var skipped = 0
    /// Where to tell the main actor that something has happened.
    var signalPipe: Int32 = -1
    /// Whether a handler is at work that may end the process; then nothing must be written any more.
    var isLeaving = false
    /// Whether the main actor is writing, and on which thread.
    var isBusy = false
    var busyThread = pthread_self()

    /// How many rows of what is shown for a while are above the cursor, where that is not a screen of its own; else -1.
    var rowsAbove: Int32 = -1
    /// What others have to say meanwhile.
    var standardStreams = StandardStreamsBuffer()

    static let capacity = 128

    /// The only one.
    ///
    /// Global, because handlers get nothing else; unsafe, because they run in the middle of anything.
    nonisolated(unsafe) static let shared: UnsafeMutablePointer<TerminalRestorer> = {
        let restorer = UnsafeMutablePointer<TerminalRestorer>.allocate(capacity: 1)
        restorer.initialize(to: TerminalRestorer(leaving: .allocate(capacity: capacity)))
        return restorer
    }()
}

extension UnsafeMutablePointer<TerminalRestorer> {
    /// Gives the terminal back, if this process has it; the same in a handler and out of it.
    ///
    /// - Parameters:
    ///   - ownership: who has it from then on.
    ///   - isPatient: whether to wait for a terminal that does not read; a signal is not to wait for that.
    ///   - isErasing: whether what is shown for a while is not to stay.
    func giveBack(_ ownership: Int32, isPatient: Bool = true, isErasing: Bool = false) {
        guard pointee.ownership == TerminalRestorer.Ownership.taken, pointee.process == getpid() else { return }
        var writer = PatientWriter(isPatient ? pointee.output : pointee.impatientOutput, isPatient: isPatient)
        // In the background it is somebody else's, who has set it as they want it.
        if !isInBackground(pointee.output) {
            if isErasing { erase(&writer) }
            writer.write(pointee.leaving + pointee.skipped, pointee.leavingCount - pointee.skipped)
            while tcsetattr(pointee.input, TCSANOW, &pointee.before) != 0 && errno == EINTR {}
        }
        pointee.standardStreams.end(&writer)
        pointee.ownership = ownership
    }

    /// Erases what is shown for a while, so that what a shell says next stands there and not in the middle of it.
    private func erase(_ writer: inout PatientWriter) {
        guard pointee.rowsAbove >= 0 else { return }
        // To the start of the line, up as often as it takes, and away with all that follows.
        writer.write("\r")
        for _ in 0..<pointee.rowsAbove { writer.write("\u{1B}[A") }
        writer.write("\u{1B}[J")
        pointee.rowsAbove = 0
    }

    /// Does what changes the terminal, unless the process is about to end; then it waits for nothing and does nothing.
    ///
    /// - Returns: whether it has been done.
    func whileNobodyLeaves<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Bool {
        pointee.busyThread = pthread_self()
        pointee.isBusy = true
        defer { pointee.isBusy = false }
        guard !pointee.isLeaving else { return false }
        try body()
        return true
    }

    /// Waits in a handler until the main actor has written what it is writing, so that what is written next comes last.
    ///
    /// Not for long, as the terminal may be stuck; and not for what this very handler has interrupted.
    func waitForWriter() {
        var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        var patience = 100
        while pointee.isBusy && pthread_equal(pointee.busyThread, pthread_self()) == 0 && patience > 0 {
            nanosleep(&pause, nil)
            patience -= 1
        }
    }

    /// Wakes the main actor up.
    func notify(_ news: UInt8) {
        var news = news
        _ = systemWrite(pointee.signalPipe, &news, 1)
    }

    /// Prepares what ends the modes.
    func prepare(_ leaving: some Sequence<UInt8>, skipping skipped: Int) {
        pointee.leavingCount = 0
        for byte in leaving.prefix(TerminalRestorer.capacity) {
            pointee.leaving[pointee.leavingCount] = byte
            pointee.leavingCount += 1
        }
        pointee.skipped = skipped
    }
}

/// Whether a terminal listens to other processes than this one's group.
func isInBackground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group > 0 && group != getpgrp()
}

/// The system's `write`, which methods of the same name hide.
func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
