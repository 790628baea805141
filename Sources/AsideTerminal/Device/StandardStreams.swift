#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The three files with which a process starts.
enum StandardStreams {
    /// Reserves the numbers of standard streams that the shell has closed.
    ///
    /// Otherwise the next opened file would get such a number: answers would be read from it, and messages written into
    /// it.
    static func openClosed() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY)
        }
    }
}
