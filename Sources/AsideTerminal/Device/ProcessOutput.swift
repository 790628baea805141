// The C library's streams are variables, but nobody ever sets them.
#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

enum ProcessOutput {
    /// Flushes the buffer of `print`, so that later output comes after it.
    ///
    /// It flushes only this stream. A flush of all streams would wait for a thread that reads from another one.
    static func flush() {
        fflush(stdout)
    }

    /// Makes `print` flush each line, as at a terminal, wherever standard output goes.
    static func sendLines() {
        flush()
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Prints lines after everything that was printed before.
    ///
    /// Output that cannot be written is lost, because there is nobody to tell.
    ///
    /// - Parameters:
    ///   - text: The lines, with their line ends.
    ///   - file: The file to write to.
    static func write(_ text: String, to file: Int32 = STDOUT_FILENO) {
        flush()
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = systemWrite(file, rest.baseAddress, rest.count)
                if count < 0 && errno != EINTR { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
            }
        }
    }

    /// Whether standard output is the terminal.
    static var isSeen: Bool { isatty(STDOUT_FILENO) == 1 }
}
