#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The three files that a process is born with.
enum StandardStreams {
    /// Lets nothing else have the number of a stream that the shell has closed.
    ///
    /// The next file to be opened would get it: answers would be read from that, and messages written into it.
    static func openClosed() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY)
        }
    }
}
