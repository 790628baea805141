import Foundation

/// A pseudo-terminal with a program on it, which sends keys, and waits for output or for the program's end.
///
/// Only one test uses it at a time. Bytes, the program's end and the time limit all arrive in one stream of events, from
/// which the waiting test takes them. Only before it sends a signal does it look whether the program still runs.
package final class PseudoTerminal {
    private enum Event: Sendable {
        case output([UInt8])
        case ended(Ending)
        case patienceLost(Int)
    }

    /// All output so far.
    package private(set) var output: [UInt8] = []
    package private(set) var screen: TestScreen
    /// The way in which the program has ended; `nil` while it runs.
    package private(set) var ending: Ending?
    private var process: pid_t = 0

    /// The time limit of a wait in seconds, for an event that never comes.
    private static let patience: Double = 120
    private let master: Int32
    /// It stays open, so that nothing is lost when the program closes its own file.
    private let slave: Int32
    private let slavePath: String
    private var isHungUp = false
    /// The place in the output after the last awaited text.
    private var seen = 0
    private var waits = 0
    private var reader: OutputReader?
    private let events: AsyncStream<Event>
    private let sender: AsyncStream<Event>.Continuation

    package init(columns: Int = 80, rows: Int = 24) throws {
        (master, slavePath) = try openPseudoTerminal()
        slave = try check("open", open(slavePath, O_RDWR | O_NOCTTY | O_CLOEXEC))
        screen = TestScreen(columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24)
        (events, sender) = AsyncStream.makeStream()
        try resize(columns: columns, rows: rows)
    }

    deinit {
        sender.finish()
        if ending == nil && process > 0 { kill(process, SIGKILL) }
        // The reader closes the master, because it may be reading from it.
        if let reader { reader.stop() } else if !isHungUp { close(master) }
        close(slave)
    }

    // MARK: The program

    /// Starts a program as the leader of its own session, with this as its terminal.
    package func start(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws {
        // With sixteen colours, controls have brackets and signs, for which a test can wait.
        // A tool that knows the background need not wait for an answer of this terminal.
        let variables = ["TERM": "xterm", "COLORFGBG": "15;0", "SWIFT_BACKTRACE": "enable=no"]
            .merging(environment) { $1 }
        process = try spawn([path] + arguments, .terminal(slavePath), environment: variables)
        let (started, sender) = (process, sender)
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(started, &status, 0) < 0 && errno == EINTR {}
            sender.yield(.ended(Ending(status)))
        }
        reader = try OutputReader(master) { sender.yield(.output($0)) }
    }

    /// Sends a signal to the program.
    package func send(signal: Int32) {
        // Output is seen while the program may still be in the call that writes it, where a signal takes the terminal back
        // at once.
        var patience = 5_000
        while isRunning, patience > 0 {
            usleep(1_000)
            patience -= 1
        }
        kill(process, signal)
    }

    /// Sends a signal to the foreground processes of the terminal.
    package func signalForeground(_ signal: Int32) throws {
        kill(-(try check("tcgetpgrp", tcgetpgrp(master))), signal)
    }

    // MARK: The terminal

    /// Types.
    package func send(_ keys: String) {
        var rest = Array(keys.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Stops reading, so that the terminal becomes full and writers have to wait.
    package func stopReading() throws {
        reader?.pause()
        let file = try check("open", open(slavePath, O_WRONLY | O_NOCTTY | O_NONBLOCK))
        defer { close(file) }
        // The system moves the output on once more. Only after that, there is no room.
        var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        let filling = [UInt8](repeating: UInt8(ascii: "."), count: 4_096)
        repeat { while write(file, filling, filling.count) > 0 {} } while poll(&room, 1, 50) > 0
    }

    /// Stops the output, as Ctrl-S does.
    package func stopOutput() throws { try check("tcflow", tcflow(slave, TCOOFF)) }

    /// Continues the output, as Ctrl-Q does.
    package func startOutput() throws { try check("tcflow", tcflow(slave, TCOON)) }

    /// Reads again, beginning with the output that was kept back.
    package func goOnReading() {
        reader?.goOn()
    }

    package func resize(columns: Int, rows: Int) throws {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        try check("ioctl", ioctl(master, UInt(TIOCSWINSZ), &size))
        if columns > 0 && rows > 0 { screen.resize(columns: columns, rows: rows) }
    }

    /// The settings of the terminal.
    package var attributes: TerminalAttributes {
        get throws {
            var attributes = termios()
            try check("tcgetattr", tcgetattr(slave, &attributes))
            return TerminalAttributes(attributes)
        }
    }

    /// Closes the window, as when the line is lost.
    package func hangUp() {
        isHungUp = true
        reader?.stop()
        reader = nil
    }

    // MARK: Waiting

    /// Waits until a text is written after the last awaited text.
    package func wait(for text: String) async throws {
        let wanted = Array(text.utf8)
        var start = seen
        try await wait("for \(text.debugDescription)") { terminal in
            guard let end = terminal.output.firstEnd(of: wanted, from: start) else {
                // The text may already have begun.
                start = Swift.max(start, terminal.output.count - wanted.count + 1)
                return false
            }
            terminal.seen = end
            return true
        }
    }

    /// Whether the main thread of the program runs, as far as the system tells.
    private var isRunning: Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.split(separator: ")").last?.hasPrefix(" R") == true
    }

    /// Waits until the screen fulfils a condition.
    package func wait(until what: String, _ isTrue: (TestScreen) -> Bool) async throws {
        try await wait("until \(what)") { isTrue($0.screen) }
    }

    /// Waits until the program has ended, even if its output does not arrive.
    package func waitForStatus() async throws {
        try await wait("for the program's end") { $0.ending != nil }
    }

    /// Waits until the program has ended, and all its output has arrived.
    package func waitForEnd() async throws -> Ending {
        try await waitForStatus()
        if !isHungUp {
            // The program's output comes before what is written after its end.
            let mark = "\u{1B}]end\u{7}"
            _ = mark.withCString { write(slave, $0, mark.utf8.count) }
            try await wait(for: mark)
        }
        return ending ?? Ending(-1)
    }

    /// Presses a key until it has had its effect: it may have been pressed before a user can have read the question.
    package func press(_ key: String, while isShown: (TestScreen) -> Bool) async throws {
        for time in 1...20 where ending == nil && isShown(screen) {
            send(key)
            let (sender, deadline) = (sender, ContinuousClock.now + .seconds(6))
            DispatchQueue.global().asyncAfter(deadline: .now() + 6.1) { sender.yield(.patienceLost(-time)) }
            try await wait("for the effect of a key, or for time to pass") {
                $0.ending != nil || !isShown($0.screen) || ContinuousClock.now >= deadline
            }
        }
    }

    private func wait(_ what: String, _ isDone: (PseudoTerminal) -> Bool) async throws {
        if isDone(self) { return }
        waits += 1
        let (number, sender) = (waits, sender)
        let alarm = DispatchWorkItem { sender.yield(.patienceLost(number)) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: alarm)
        defer { alarm.cancel() }
        var iterator = events.makeAsyncIterator()
        while let event = await iterator.next() {
            switch event {
            case .output(let bytes):
                output += bytes
                screen.write(bytes)
            case .ended(let ending): self.ending = ending
            case .patienceLost(number): throw WaitedInVain(what: what, ending: ending, output: output, screen: screen)
            case .patienceLost: break
            }
            if isDone(self) { return }
        }
    }
}

/// The error of a wait whose event has not come.
package struct WaitedInVain: Error, CustomStringConvertible {
    let what: String
    let ending: Ending?
    let output: [UInt8]
    let screen: TestScreen

    package var description: String {
        """
        Waited in vain \(what). The program \(ending.map { "has ended (\($0))" } ?? "still runs").
        Written: \(String(decoding: output, as: UTF8.self).debugDescription)
        Screen:
        \(screen.text)
        """
    }
}

/// The way in which a program has ended.
package enum Ending: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)

    init(_ status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
}

/// The settings of a terminal, for comparisons.
package struct TerminalAttributes: Hashable, Sendable {
    private let flags: [UInt64]
    private let characters: [UInt8]

    init(_ attributes: termios) {
        flags = [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag].map { UInt64($0) }
        characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
    }
}

extension [UInt8] {
    /// The place where a text first ends.
    fileprivate func firstEnd(of text: [UInt8], from start: Int) -> Int? {
        guard count - start >= text.count else { return nil }
        return (start...count - text.count).first {
            self[$0] == text.first && self[$0..<$0 + text.count].elementsEqual(text)
        }.map {
            $0 + text.count
        }
    }
}

/// Throws an error with the name of the refused system call.
@discardableResult
func check(_ call: String, _ status: Int32) throws -> Int32 {
    struct Refused: Error {
        let call: String
        let number: Int32
    }
    guard status >= 0 else { throw Refused(call: call, number: errno) }
    return status
}
