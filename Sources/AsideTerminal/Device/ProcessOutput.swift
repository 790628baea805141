// The C library's streams are variables, but nobody ever sets them.
#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

@MainActor
enum ProcessOutput {
    /// The number of the first error that made standard output incomplete.
    private static var firstError: Int32?

    /// Reserves the numbers of standard streams that the shell has closed.
    ///
    /// Otherwise the next opened file would get such a number. The process would then read answers from that file, or
    /// write messages into it. What is printed to a closed output fails as before, so that the tool learns that its result
    /// is lost.
    nonisolated static func openClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Where results go, and where everything else goes.
    nonisolated static let (results, errors) = (STDOUT_FILENO, STDERR_FILENO)

    nonisolated static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

    static func exitProcess(_ status: Int32) -> Never { exit(status) }

    /// Whether the process ends when nobody reads standard output any more, as SIGPIPE ends it where it is not ignored.
    static var endsUnread = false

    /// Flushes the buffer of `print`, so that later output comes after it.
    ///
    /// It flushes only this stream. A flush of all streams would wait for a thread that reads from another one.
    static func flush() {
        if fflush(stdout) != 0 { note(errno) }
    }

    /// Why standard output is not complete, if it is not.
    ///
    /// Nobody misses what was not read from a closed pipe.
    static func whyIncomplete() -> String? {
        flush()
        // Where `print` itself has flushed, the number is not known.
        let error = firstError ?? (ferror(stdout) != 0 ? EIO : 0)
        return error == 0 || error == EPIPE ? nil : String(cString: strerror(error))
    }

    private static func note(_ error: Int32) {
        if firstError == nil { firstError = error }
        if error == EPIPE, endsUnread { exit(128 + SIGPIPE) }
    }

    /// Makes `print` flush each line, as at a terminal, wherever standard output goes.
    static func sendLines() {
        flush()
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Prints lines, with their line ends, after everything that was printed before.
    ///
    /// Output that cannot be written is lost, which ``whyIncomplete()`` tells at the end.
    static func write(_ text: String, to file: Int32 = STDOUT_FILENO) {
        flush()
        var text = text
        let isWritten = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) }
        if !isWritten, file == STDOUT_FILENO { note(errno) }
    }

    /// Returns whether all bytes could be written; if not, `errno` says why.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(file, rest.baseAddress, rest.count)
            if count < 0 && errno != EINTR { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
        }
        return true
    }

    /// Returns the text of a file; `nil` if it cannot be read.
    nonisolated static func text(ofFile path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Returns whether two files go to the same place, so that their texts are one.
    static func isSame(_ file: Int32, _ other: Int32) -> Bool {
        var (one, two) = (stat(), stat())
        return fstat(file, &one) == 0 && fstat(other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }
}
