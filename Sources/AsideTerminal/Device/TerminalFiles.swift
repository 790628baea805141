#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The two ends of a terminal, and what is asked of the system about them.
struct TerminalFiles {
    let input: Int32
    let output: Int32

    init(input: Int32, output: Int32) throws(TerminalError) {
        let shown = TerminalRestorer.shared.pointee.standardStreams.original(of: output)
        guard isatty(input) == 1, isatty(shown) == 1 else { throw .noTerminal }
        self.input = input
        self.output = output
    }

    /// The terminal that the process was started from, wherever its input and output go.
    ///
    /// - Returns: its files, which are the caller's to close.
    static func controlling() throws(TerminalError) -> TerminalFiles {
        let file = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw .noTerminal }
        return try TerminalFiles(input: file, output: file)
    }

    func closeAll() {
        Self.close(input)
        if output != input { Self.close(output) }
    }

    /// Opens the output again so that writing to it never waits, which the file that others have as well must not do.
    ///
    /// - Returns: the file, which is the caller's to close; `nil` where it cannot be opened, as after a change of users.
    func openOutputOnceMore() -> Int32? {
        var name = [CChar](repeating: 0, count: 256)
        guard ttyname_r(output, &name, name.count) == 0 else { return nil }
        let file = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return file >= 0 ? file : nil
    }

    /// The same terminal, with an output of its own, so that the standard streams can lead elsewhere meanwhile.
    ///
    /// - Returns: the files, of which the output is the caller's to close; `nil` where the process has too many.
    func withOwnOutput() -> TerminalFiles? {
        let file = fcntl(TerminalRestorer.shared.pointee.standardStreams.original(of: output), F_DUPFD_CLOEXEC, 3)
        return file >= 0 ? try? TerminalFiles(input: input, output: file) : nil
    }

    /// Closes a file; does nothing for what is none.
    static func close(_ file: Int32) {
        if file >= 0 { systemClose(file) }
    }

    /// How the terminal is set.
    var attributes: termios {
        get throws(TerminalError) {
            var attributes = termios()
            guard tcgetattr(input, &attributes) == 0 else { throw .system("tcgetattr", errno) }
            return attributes
        }
    }

    /// Sets the terminal.
    ///
    /// In the background the process stops here until the user calls it.
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

    /// Reads what is there.
    ///
    /// - Returns: the bytes; none where there were none after all; `nil` where nothing will ever come.
    func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
        let (count, error) = underJobControl {
            let count = systemRead(input, &buffer, buffer.count)
            return (count, errno)
        }
        if count > 0 { return buffer[..<count] }
        return count < 0 && (error == EINTR || error == EAGAIN) ? [] : nil
    }

    /// Whether reading would not wait: there is something to read, or nothing will ever come.
    var hasNews: Bool {
        var question = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, 0) > 0
    }

    /// Throws away what was sent and not read.
    func discardInput() {
        tcflush(input, TCIFLUSH)
    }

    /// Writes all of it, in one go unless the system takes less; what cannot be written is lost.
    ///
    /// No call waits in the system for a terminal that does not read: whoever does that keeps all others from writing.
    ///
    /// - Parameters:
    ///   - bytes: what to write.
    ///   - file: the output, opened so that writing does not wait, where it can be.
    ///   - isOver: whether nothing is to be written any more; asked every 20 ms while there is no room.
    func write(_ bytes: [UInt8], to file: Int32, unless isOver: () -> Bool) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = systemWrite(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var question = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                    poll(&question, 1, 20)
                    if isOver() { return }
                } else if errno != EINTR {
                    return
                }
            }
        }
    }

    /// Does what the system may answer by stopping the process, as it does with one in the background.
    ///
    /// The threads of the dispatch library block signals, and a process that blocks these is not stopped but obeyed,
    /// though the terminal is another's.
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

/// The system's `close`, which the method of the same name hides.
private func systemClose(_ file: Int32) {
    close(file)
}

extension termios {
    /// Set so that lines are typed without being seen, but for their ends.
    var hidden: termios {
        var hidden = self
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ECHONL | ICANON)
        return hidden
    }

    /// Set so that each key arrives at once, as it is, and is not echoed; also those that would end or stop the process.
    ///
    /// What is written is left as it was: a tool may print while it asks, and ends its lines as ever.
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
