import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The two files of a terminal, and the system calls on them.
struct TerminalFiles {
    let input: Int32
    let output: Int32

    init(input: Int32, output: Int32) throws(TerminalError) {
        let shown = TerminalRestorer.shared.pointee.standardStreams.original(of: output)
        guard isatty(input) == 1, isatty(shown) == 1 else { throw .noTerminal }
        self.input = input
        self.output = output
    }

    /// Opens the terminal from which the process was started, even if its input and output are redirected.
    ///
    /// The caller has to close its file.
    static func controlling() throws(TerminalError) -> TerminalFiles {
        let file = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw .noTerminal }
        return try TerminalFiles(input: file, output: file)
    }

    /// Opens the output again as non-blocking; `nil` if it cannot be opened, as after a change of users.
    ///
    /// The caller has to close it. The original file must stay as it is, because other processes share it.
    func openOutputOnceMore() -> Int32? {
        var name = [CChar](repeating: 0, count: 256)
        guard ttyname_r(output, &name, name.count) == 0 else { return nil }
        let file = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return file >= 0 ? file : nil
    }

    /// Opens the output of the same terminal again, so that the standard streams can be redirected; `nil` if the process
    /// has too many open files.
    ///
    /// The caller has to close it.
    func withOwnOutput() -> TerminalFiles? {
        let file = fcntl(TerminalRestorer.shared.pointee.standardStreams.original(of: output), F_DUPFD_CLOEXEC, 3)
        return file >= 0 ? try? TerminalFiles(input: input, output: file) : nil
    }

    var attributes: termios {
        get throws(TerminalError) {
            var attributes = termios()
            guard tcgetattr(input, &attributes) == 0 else { throw .system("tcgetattr", errno) }
            return attributes
        }
    }

    /// Changes the settings of the terminal.
    ///
    /// In the background, the process stops here until it continues in the foreground.
    func set(_ attributes: termios) throws(TerminalError) {
        var attributes = attributes
        let status = underJobControl { () -> Int32 in
            while tcsetattr(input, TCSANOW, &attributes) != 0 {
                if errno != EINTR { return errno }
            }
            return 0
        }
        if status != 0 { throw .system("tcsetattr", status) }
    }

    /// Reads the available input: empty if there was none, and `nil` if the input has ended.
    func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
        let (count, error) = underJobControl {
            let count = systemRead(input, &buffer, buffer.count)
            return (count, errno)
        }
        if count > 0 { return buffer[..<count] }
        return count < 0 && (error == EINTR || error == EAGAIN) ? [] : nil
    }

    /// Returns whether a read would return at once, because there is something to read or the input has ended, now or
    /// within a time.
    func hasNews(within milliseconds: Int32 = 0) -> Bool {
        isReady(input, for: POLLIN, within: milliseconds)
    }

    /// Writes everything to a file that was opened as non-blocking if possible, in one call unless the system accepts
    /// less.
    ///
    /// If something cannot be written, it is lost. No call waits in the system for a terminal that does not read,
    /// because all other writers would then have to wait, too. While there is no room, `isOver` is called every 20 ms,
    /// and decides whether to stop.
    func write(_ bytes: [UInt8], to file: Int32, unless isOver: () -> Bool) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            var refusals = 0
            while !rest.isEmpty {
                let count = systemWrite(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    refusals += 1
                    let hasRoom = isReady(file, for: POLLOUT, within: 20)
                    if refusals == 1 { continue }
                    // There is room but the system still refuses, as it does while another process writes.
                    if hasRoom { usleep(20_000) }
                    if isOver() { return }
                } else if errno != EINTR {
                    return
                }
            }
        }
    }

    /// Calls a function for which the system may stop the process, because the process is in the background.
    ///
    /// The threads of the dispatch library block signals. If a process blocks these signals, it is not stopped, but
    /// changes the terminal of another program.
    private func underJobControl<Result>(_ body: () -> Result) -> Result {
        var set = sigset_t()
        var mask = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTTIN)
        sigaddset(&set, SIGTTOU)
        pthread_sigmask(SIG_UNBLOCK, &set, &mask)
        defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
        return body()
    }
}

/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Equatable, Sendable {
    /// The input or the output is not a terminal, but a pipe, a file, or closed.
    case noTerminal
    /// The terminal can only print lines, because `TERM` is `dumb` or not set.
    case incapable
    /// This process is already using the terminal.
    case alreadyTaken
    /// A call of the system failed with an error.
    case system(String, Int32)
}

/// Returns whether a file can be read or written within a time; -1 waits without a limit.
///
/// It works the same in a signal handler and outside.
func isReady(_ file: Int32, for event: Int32, within milliseconds: Int32) -> Bool {
    var question = pollfd(fd: file, events: Int16(event), revents: 0)
    return poll(&question, 1, milliseconds) > 0
}

/// Calls the system's `close`, which methods with the same name hide.
func systemClose(_ file: Int32) {
    close(file)
}

extension Environment {
    /// The environment of this process.
    package static var ofProcess: Environment {
        let names = [
            "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "LINES", "COLUMNS", "ESCDELAY", "LC_ALL", "LC_CTYPE",
            "LANG", "TERM_PROGRAM", "ACCESSIBLE",
        ]
        var variables: [String: String] = [:]
        for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
        return Environment(variables)
    }
}

extension Size {
    /// Makes the size that a terminal reports, or the environment's size if it reports none or zeros, or 80 by 24.
    init(of terminal: Int32, _ environment: Environment) {
        var reported = winsize()
        _ = ioctl(terminal, UInt(TIOCGWINSZ), &reported)
        self.init(
            columns: reported.ws_col > 0 ? Int(reported.ws_col) : environment.number("COLUMNS") ?? 80,
            rows: reported.ws_row > 0 ? Int(reported.ws_row) : environment.number("LINES") ?? 24)
    }
}

extension termios {
    /// The settings for typed lines without echo, except their line ends.
    var hidden: termios {
        var hidden = self
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ECHONL | ICANON)
        return hidden
    }

    /// The settings with which each key arrives at once, unchanged and without echo.
    ///
    /// This includes the keys that would end or stop the process.
    ///
    /// Output settings stay as they are, because a tool may print while it asks.
    var raw: termios {
        var raw = self
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK)
        raw.c_cflag |= tcflag_t(CS8)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        return raw
    }
}
