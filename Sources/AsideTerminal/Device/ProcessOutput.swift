// The C library's streams are variables, which nobody ever sets.
#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// What the process prints.
enum ProcessOutput {
    /// Sends what `print` has kept back, so that what is written next comes after it.
    ///
    /// Only this stream: to flush all of them would wait for a thread that reads from another.
    static func flush() {
        fflush(stdout)
    }

    /// Lets `print` send each line at once, as it does at a terminal, whatever standard output is when it first looks.
    static func sendLines() {
        flush()
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Prints lines, after all that was printed before; what cannot be written is lost, as there is nobody left to tell.
    ///
    /// - Parameters:
    ///   - text: the lines, with their ends.
    ///   - file: where to.
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

    /// Whether it goes to the screen on which questions are asked.
    static var isSeen: Bool { isatty(STDOUT_FILENO) == 1 }
}
