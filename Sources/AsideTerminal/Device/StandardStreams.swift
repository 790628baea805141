#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The three files that a process starts with.
enum StandardStreams {
    /// Reserves the numbers of standard streams that the shell has closed.
    ///
    /// Otherwise the next opened file would get such a number. The process would then read answers from that file, or
    /// write messages into it. What is printed to a closed output fails as before, so that the tool learns that its result
    /// is lost.
    static func openClosed() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
