#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps what is written to standard error while the process has the whole screen, and replays it afterwards.
///
/// On that screen it would be in the middle of a frame, and gone with it; also what a trap says about itself. It goes to a
/// file without a name, and not to a pipe: there is no end to its room, nobody has to read from it while the process runs,
/// and a child that lives on can go on writing. It is a part of the ``TerminalRestorer``, as a handler has to show it, too.
struct StandardErrorBuffer {
    /// The file; -1 before there is one.
    private var file: Int32 = -1
    /// Where standard error goes when it is not kept.
    private var terminal: Int32 = -1
    private var isKeeping = false
    /// How much of the file has been shown.
    private var shown: off_t = 0
    /// What is shown is copied through this.
    private let buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)

    private static let capacity = 4_096

    /// Keeps what comes from here on, if it would go to the same terminal otherwise; where it cannot, it stays as it was.
    mutating func begin(insteadOf output: Int32) {
        guard !isKeeping, Self.isTerminal(STDERR_FILENO, output) else { return }
        if file < 0 { file = Self.makeFile() }
        guard file >= 0 else { return }
        terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        guard terminal >= 0 else { return }
        isKeeping = dup2(file, STDERR_FILENO) >= 0
    }

    /// Shows what was kept, and keeps nothing any more; the same in a handler and out of it.
    ///
    /// - Parameter writer: writes to the same terminal.
    mutating func end(_ writer: inout PatientWriter) {
        guard isKeeping else { return }
        isKeeping = false
        dup2(terminal, STDERR_FILENO)
        lseek(file, shown, SEEK_SET)
        while true {
            let count = systemRead(file, buffer, Self.capacity)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            shown += off_t(count)
            writer.write(buffer.assumingMemoryBound(to: UInt8.self), count)
        }
        close(terminal)
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
