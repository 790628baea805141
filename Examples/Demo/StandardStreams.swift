#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stream that a process is born with.
enum StandardStream: Int32, CaseIterable {
    case input
    case output
    case error

    var isTerminal: Bool { isatty(rawValue) == 1 }
}

/// How the process ends, as the shell sees it.
enum Status: Int32 {
    case success = 0
    case failure = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// The user has pressed Ctrl-C; as if the signal had ended the process.
    case interrupted = 130
}

func end(with status: Status) {
    exit(status.rawValue)
}

/// Lets nobody else have the number of a standard stream that the shell has closed.
///
/// The next file to be opened would get it, such as one of the runtime's own, and answers would be read from that.
func openStandardStreams() {
    for stream in StandardStream.allCases where fcntl(stream.rawValue, F_GETFD) == -1 {
        _ = open("/dev/null", stream == .input ? O_RDONLY : O_WRONLY)
    }
}

extension StandardStream {
    /// Writes all of a text; what cannot be written is lost, as there is nobody left to tell.
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
