#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A buffer for standard output and standard error while the process has the whole screen.
///
/// It keeps their text and replays it afterwards.
///
/// On the whole screen, such text would appear in the middle of a frame and disappear with it, even the message of a
/// trap. The text goes to a file without a name, and not to a pipe. The file has no limit, nobody has to read it while
/// the process runs, and a child process that lives on can continue to write. Both streams go to the same file, so
/// their order stays. The buffer is a part of ``TerminalRestorer``, because a signal handler has to replay it, too.
struct StandardStreamsBuffer {
    /// The file; -1 before there is one.
    private var file: Int32 = -1
    /// The original destinations of standard output and standard error; -1 for a stream that is not redirected.
    private var output: Int32 = -1
    private var error: Int32 = -1
    /// How much of the file was replayed.
    private var shown: off_t = 0
    /// The buffer through which the text is copied.
    private let buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)

    private static let capacity = 4_096

    /// Keeps the output of each stream from now on, if the stream goes to the same terminal, which is in a file that is
    /// neither of the two streams.
    ///
    /// If this fails, nothing changes.
    mutating func begin(insteadOf terminal: Int32) {
        if output < 0 { output = keep(STDOUT_FILENO, insteadOf: terminal) }
        if error < 0 { error = keep(STDERR_FILENO, insteadOf: terminal) }
    }

    /// Replays the kept text to the same terminal, and stops keeping.
    ///
    /// It works the same in a signal handler and outside.
    mutating func end(_ writer: inout PatientWriter) {
        guard output >= 0 || error >= 0 else { return }
        Self.restore(STDOUT_FILENO, &output)
        Self.restore(STDERR_FILENO, &error)
        lseek(file, shown, SEEK_SET)
        while true {
            let count = systemRead(file, buffer, Self.capacity)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            shown += off_t(count)
            writer.write(buffer.assumingMemoryBound(to: UInt8.self), count)
        }
    }

    /// Returns the original destination of a file.
    func original(of stream: Int32) -> Int32 {
        if stream == STDOUT_FILENO, output >= 0 { return output }
        if stream == STDERR_FILENO, error >= 0 { return error }
        return stream
    }

    /// Redirects a stream to the file, and returns its original destination; -1 if it was not redirected.
    private mutating func keep(_ stream: Int32, insteadOf terminal: Int32) -> Int32 {
        guard stream != terminal, Self.isTerminal(stream, terminal) else { return -1 }
        if file < 0 { file = Self.makeFile() }
        guard file >= 0 else { return -1 }
        let original = fcntl(stream, F_DUPFD_CLOEXEC, 3)
        guard original >= 0 else { return -1 }
        if dup2(file, stream) >= 0 { return original }
        close(original)
        return -1
    }

    private static func restore(_ stream: Int32, _ original: inout Int32) {
        guard original >= 0 else { return }
        dup2(original, stream)
        close(original)
        original = -1
    }

    private static func isTerminal(_ file: Int32, _ output: Int32) -> Bool {
        guard isatty(file) == 1 else { return false }
        var (one, other) = (stat(), stat())
        return fstat(file, &one) == 0 && fstat(output, &other) == 0 && one.st_rdev == other.st_rdev
    }

    /// Makes a file without a name.
    ///
    /// Writes go to its end.
    private static func makeFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        guard let path = strdup("\(folder)/aside.XXXXXX") else { return -1 }
        defer { free(path) }
        let file = mkstemp(path)
        guard file >= 0 else { return -1 }
        unlink(path)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, O_APPEND)
        return file
    }
}

/// Calls the system's `read`, which methods with the same name hide.
func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
