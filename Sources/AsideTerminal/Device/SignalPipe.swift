#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe from signal handlers to the main actor.
struct SignalPipe {
    static let resized: UInt8 = 1
    static let resumed: UInt8 = 2

    let reading: Int32
    let writing: Int32

    /// Opens a pipe that other programs do not inherit, and that never blocks.
    init() throws(TerminalError) {
        var files: [Int32] = [-1, -1]
        guard pipe(&files) == 0 else { throw .system("pipe", errno) }
        for file in files {
            _ = fcntl(file, F_SETFD, FD_CLOEXEC)
            _ = fcntl(file, F_SETFL, O_NONBLOCK)
        }
        reading = files[0]
        writing = files[1]
    }

    /// Returns the notifications since the last call.
    func drain() -> [UInt8] {
        var news: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(reading, &buffer, buffer.count)
            guard count > 0 else { return news }
            news += buffer[..<count]
        }
    }
}
