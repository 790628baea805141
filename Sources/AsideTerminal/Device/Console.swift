#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The texts that go into and out of a tool that asks in lines, or not at all.
@MainActor
package struct Console {
    /// Whether a user types the answers, and sees them as they are typed.
    package var isTyped: Bool
    /// Whether results appear among the questions, as at a terminal.
    package var showsResults: Bool
    /// Returns the next answer; `nil` at the end of the input, and when the task is cancelled.
    package var nextLine: @MainActor () async -> String?
    /// Writes a part of a question, or a record.
    package var writeQuestion: @MainActor (String) -> Void
    /// Writes results, which other programs may read.
    package var writeResult: @MainActor (String) -> Void
    /// Writes remarks and errors.
    package var writeError: @MainActor (String) -> Void
    /// Hides what is typed from now on, and returns what shows it again; `nil` if it is not shown anyway.
    package var hideAnswer: @MainActor () -> (@MainActor () -> Void)? = { nil }
    /// Drops the lines that a user has typed already, and returns whether there are any.
    package var dropTyped: @MainActor () -> Bool = { false }
    /// Whether an answer may be read while work is running, which it then cancels.
    ///
    /// A user types early; a test gives its answers in their order.
    package var mayReadDuringWork: @MainActor (_ cancel: String) -> Bool = { _ in true }

    /// The standard streams: answers from standard input, questions on standard error, results on standard output.
    package static var standard: Console {
        let showsResults = ProcessOutput.isSame(STDOUT_FILENO, STDERR_FILENO)
        return console(reading: .standard, asking: STDERR_FILENO, showsResults: showsResults)
    }

    /// The standard streams of a tool that an agent calls: messages on standard output, and what the program itself prints
    /// on standard error.
    package static func ofAgent() -> Console {
        let output = dup(STDOUT_FILENO)
        _ = fcntl(output, F_SETFD, FD_CLOEXEC)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        var console = standard
        console.writeResult = { ProcessOutput.write($0, to: output) }
        return console
    }

    /// The terminal from which the process was started, while its standard input is data.
    ///
    /// - Throws: ``TerminalError/noTerminal``.
    static func controlling() throws(TerminalError) -> Console {
        let reader = try LineReader.controlling.get()
        return console(reading: reader, asking: reader.file, showsResults: isatty(STDOUT_FILENO) == 1)
    }

    private static func console(reading reader: LineReader, asking file: Int32, showsResults: Bool) -> Console {
        let isTyped = isatty(reader.file) == 1
        return Console(
            isTyped: isTyped, showsResults: showsResults, nextLine: { await reader.next() },
            writeQuestion: { ProcessOutput.write($0, to: file) },
            writeResult: { ProcessOutput.write($0) },
            writeError: { ProcessOutput.write($0, to: STDERR_FILENO) },
            hideAnswer: { hideAnswer(at: reader.file) }, dropTyped: { isTyped && reader.dropUnread() })
    }

    private static func hideAnswer(at file: Int32) -> (@MainActor () -> Void)? {
        // Without a terminal, input has no echo anyway.
        guard let device = try? TerminalDevice.ofLines(from: file) else { return nil }
        try? device.take([], reading: .hiddenLines) { _ in }
        return { device.giveBack() }
    }
}
