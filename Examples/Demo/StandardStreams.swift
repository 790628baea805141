#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A standard stream: input, output or error.
enum StandardStream: Int32, CaseIterable {
    case input
    case output
    case error

    var isTerminal: Bool { isatty(rawValue) == 1 }
}

/// The exit status of the process.
enum Status: Int32 {
    case success = 0
    case failure = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// The user pressed Ctrl-C: the status of a process that the signal has ended.
    case interrupted = 130
}

func end(with status: Status) {
    exit(status.rawValue)
}

/// Opens `/dev/null` for each standard stream that the shell has closed.
///
/// Otherwise the next opened file would get its number, and answers would be read from that file.
func openStandardStreams() {
    for stream in StandardStream.allCases where fcntl(stream.rawValue, F_GETFD) == -1 {
        _ = open("/dev/null", stream == .input ? O_RDONLY : O_WRONLY)
    }
}

extension StandardStream {
    /// Writes a text; what cannot be written is dropped.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = systemWrite(rawValue, rest.baseAddress, rest.count)
                if count < 0 && errno != EINTR { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
            }
        }
    }
}

/// The system's `write`, which the method of the same name hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
