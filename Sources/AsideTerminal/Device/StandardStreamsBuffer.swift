#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps what is written to standard output and standard error while the process has the whole screen, and replays it
/// afterwards.
///
/// On that screen it would be in the middle of a frame, and gone with it; also what a trap says about itself. It goes to a
/// file without a name, and not to a pipe: there is no end to its room, nobody has to read from it while the process runs,
/// and a child that lives on can go on writing. Both streams go to the same file, so that their order stays. It is a part
/// of the ``TerminalRestorer``, as a handler has to show it, too.
struct StandardStreamsBuffer {
    /// The file; -1 before there is one.
    private var file: Int32 = -1
    /// Where standard output and standard error go when they are not kept; -1 for a stream that is not.
    private var output: Int32 = -1
    private var error: Int32 = -1
    /// How much of the file has been shown.
    private var shown: off_t = 0
    /// What is shown is copied through this.
    private let buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)

    private static let capacity = 4_096

    /// Keeps what comes from here on, if it would go to the same terminal otherwise; where it cannot, it stays as it was.
    ///
    /// - Parameter terminal: the terminal, in a file that is neither of the two streams.
    mutating func begin(insteadOf terminal: Int32) {
        if output < 0 { output = keep(STDOUT_FILENO, insteadOf: terminal) }
        if error < 0 { error = keep(STDERR_FILENO, insteadOf: terminal) }
    }

    /// Shows what was kept, and keeps nothing any more; the same in a handler and out of it.
    ///
    /// - Parameter writer: writes to the same terminal.
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

    /// Where a file leads when it is not kept.
    func original(of stream: Int32) -> Int32 {
        if stream == STDOUT_FILENO, output >= 0 { return output }
        if stream == STDERR_FILENO, error >= 0 { return error }
        return stream
    }

    /// Leads a stream to the file.
    ///
    /// - Returns: where it went before; -1 where it goes there still.
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

    /// A file that has lost its name at once; what is written to it goes to its end.
    private static func makeFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return "\(folder)/aside.XXXXXX".withCString { template -> Int32 in
            guard let path = strdup(template) else { return -1 }
            defer { free(path) }
            let file = mkstemp(path)
            guard file >= 0 else { return -1 }
            unlink(path)
            _ = fcntl(file, F_SETFD, FD_CLOEXEC)
            _ = fcntl(file, F_SETFL, O_APPEND)
            return file
        }
    }
}

/// The system's `read`, which methods of the same name hide.
func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
