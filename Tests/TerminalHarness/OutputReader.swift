import Foundation

/// A reader of a program's output on a pseudo-terminal, with its own thread.
///
/// Hundreds of tests run at once on few threads. Without a reader of its own, the program would wait.
final class OutputReader: Sendable {
    private enum Command: UInt8 {
        case pause
        case goOn
        case stop
    }

    /// The thread takes its commands from one end of this pipe.
    private let commands: Int32

    /// Begins to read a file, which is closed at the end, and calls back on another thread.
    init(_ file: Int32, whenRead: @escaping @Sendable ([UInt8]) -> Void) throws {
        let (orders, commands) = try openPipe()
        self.commands = commands
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            var isReading = true
            var command: Command? = .goOn
            while command != .stop {
                var files = [orders, file].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                guard poll(&files, isReading ? 2 : 1, -1) > 0 else { continue }
                if files[0].revents != 0 {
                    var order: UInt8 = 0
                    command = read(orders, &order, 1) == 1 ? Command(rawValue: order) : .stop
                    isReading = command == .goOn
                } else if files[1].revents != 0 {
                    let count = read(file, &buffer, buffer.count)
                    if count > 0 { whenRead(Array(buffer[..<count])) } else if errno != EINTR { isReading = false }
                }
            }
            close(orders)
            close(file)
        }
    }

    deinit { close(commands) }

    func pause() { send(.pause) }
    func goOn() { send(.goOn) }

    /// Stops reading, and closes the file soon.
    func stop() { send(.stop) }

    private func send(_ command: Command) {
        var order = command.rawValue
        _ = write(commands, &order, 1)
    }
}

/// A pipe: the end to read from, and the end to write to.
private func openPipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try check("pipe", pipe(&ends))
    for end in ends { try check("fcntl", fcntl(end, F_SETFD, FD_CLOEXEC)) }
    return (ends[0], ends[1])
}
