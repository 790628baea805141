public import Aside
public import AsideText

extension Terminal {
    /// Runs a command-line tool, and ends the process as tools do.
    ///
    /// The status is 0 if the tool returns, 1 after an error or a dismissed question, 130 after Ctrl-C, and 128 and the
    /// signal's number after another signal. If something went wrong, standard error says what, after the name of the
    /// tool. <doc:HowAToolRuns> has all statuses.
    ///
    /// The signals INT, TERM and HUP cancel the tool, as Ctrl-C does, so that it can tidy up. The status then shows the
    /// signal, even if the tool returns or throws an error. A second signal ends the tool at once. So does the first
    /// one if the main actor is blocked, and after ten seconds if the tool goes on. A tool that needs longer handles
    /// these signals itself. If a standard stream is closed, it is opened on `/dev/null`; what is printed to it is lost,
    /// and the tool fails.
    ///
    /// ```swift
    /// await Terminal.main { terminal in
    ///     let name = try await terminal.prompt("Project name", .text("hello"))
    ///     terminal.print("\(name) is there.")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the terminal is used.
    ///   - theme: The styles of frames; see ``init(_:theme:takesMouse:words:options:given:stage:)``.
    ///   - words: The texts that the terminal adds to those of the tool.
    ///   - options: The options of the tool that answer questions, by the title or the id of the question. They are
    ///     named where nobody is asked and a question has no default answer.
    ///   - given: Answers given beforehand, by the title or the id of the question, such as
    ///     `try Terminal.answers(fromFile: path)`. An error that this throws ends the tool. So does an answer that does
    ///     not fit, unless a user at the terminal can answer in its place.
    ///   - tool: The tool. It receives the terminal.
    public static func main(
        _ style: Style = .automatic, theme: Theme? = nil, words: Words = .english,
        options: [String: String] = [:], given: @autoclosure () throws -> [String: String] = [:],
        _ tool: @escaping @MainActor (Terminal) async throws -> Void
    ) async -> Never {
        ProcessOutput.openClosedStreams()
        let answers = Result { try given() }
        let terminal = Terminal(
            style, theme: theme, words: words, options: options, given: (try? answers.get()) ?? [:])
        let toolWithAnswers: @MainActor (Terminal) async throws -> Void = { terminal in
            _ = try answers.get()
            try await tool(terminal)
        }
        await terminal.main(toolWithAnswers, words)
    }

    /// Runs a command-line tool at a terminal with a stage or a clock of its own, and ends the process.
    package func main(
        _ tool: @escaping @MainActor (Terminal) async throws -> Void, _ words: Words
    ) async -> Never {
        EndingSignals.heed { self.end.reach(byInterrupt: true) }
        end.whenInterrupted = { EndingSignals.expectNoMore() }
        end.whenUnanswered = { error in
            self.printError("\(Self.toolName): \(error)")
            EndingSignals.exitSoon(1)
        }
        ProcessOutput.endsUnread = true
        let status = await status(of: tool, words)
        tellEnd(statusOfInterruption ?? status)
        ProcessOutput.exitProcess(statusOfInterruption ?? status)
    }

    /// Runs a tool, prints why it failed, and returns its status.
    func status(of tool: @escaping @MainActor (Terminal) async throws -> Void, _ words: Words) async
        -> Int32
    {
        do {
            try await end.cancelling(on: stage) { try await tool(self) }
            if let reason = ProcessOutput.whyIncomplete() {
                throw ToolError(words.terminal(.outputFailed, ["reason": reason]))
            }
            tellUnusedAnswers(words)
        } catch {
            if let reason = reason(of: error, words) { printError("\(Self.toolName): \(reason)") }
            if end.hasRunOut || end.isUnanswered { tellUnusedAnswers(words, ifMisspelt: true) }
            return end.isUnanswered ? 1 : error.status
        }
        return end.isUnanswered ? 1 : 0
    }

    /// Tells the answers given beforehand that no question took; or only those that were probably
    /// meant for a question that was asked.
    private func tellUnusedAnswers(_ words: Words, ifMisspelt: Bool = false) {
        for answer in given?.unused ?? [] where !ifMisspelt || answer.meant != nil {
            let similar = answer.meant.map { words.terminal(.similarQuestion, ["question": $0]) } ?? ""
            printError("\(Self.toolName): " + words.terminal(.unusedAnswer, ["question": answer.name]) + similar)
        }
    }

    /// The status after Ctrl-C or a signal, whatever the tool made of it; `nil` if there was none.
    private var statusOfInterruption: Int32? {
        EndingSignals.signal.map { 128 + $0 } ?? (wasInterrupted ? 130 : nil)
    }

    /// Returns the message about an error that ends a tool; `nil` if the user already knows.
    private func reason(of error: any Error, _ words: Words) -> String? {
        if (error as? UnansweredError)?.cause == .nobodyAsked { return nil }
        guard error is CancellationError else { return (error as? ToolError)?.description ?? ErrorText(error).line }
        guard hasEnded, !wasInterrupted else { return nil }
        if LineReader.hasMetLongLine { return words.terminal(.lineTooLong, ["count": "\(LineReader.longestLine)"]) }
        return if case .ended(let message) = end.reason { message } else { words.terminal[.inputEnded] }
    }

    /// The name by which the tool was started, without its folder.
    static var toolName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tool"
    }
}

extension Error {
    fileprivate var status: Int32 { (self as? ToolError)?.status ?? 1 }
}
