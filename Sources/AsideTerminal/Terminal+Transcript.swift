public import Aside

/// What a tool has written, as ``Terminal/transcript(_:answers:isTyped:words:options:given:_:)`` returns it.
public struct ToolTranscript: Sendable, Equatable {
    /// What standard output would hold: the results.
    public internal(set) var output = ""
    /// What standard error would hold: questions, records, remarks, or messages.
    public internal(set) var errors = ""
    /// Both in order, with the typed answers, as a terminal would show them.
    public internal(set) var text = ""
    /// The status with which the process would end.
    public internal(set) var status: Int32 = 0
}

extension Terminal {
    /// Runs a tool in memory: texts in, texts out, by the presenters that production uses.
    ///
    /// ```swift
    /// let run = await Terminal.transcript(answers: ["2"]) { terminal in
    ///     terminal.print(try await terminal.choose("Kind", from: ["Tool", "Library"]))
    /// }
    /// assert(run.output == "Library\n")
    /// ```
    ///
    /// Use it in tests of lines, of `--yes`, of answers given beforehand, and of messages. What the tool prints by
    /// ``print(_:)`` and ``printError(_:)`` is in the transcript; what it prints by Swift's `print` is not.
    ///
    /// - Parameters:
    ///   - style: How the tool asks. In memory, there are no keys: ``Style/automatic`` means lines.
    ///   - answers: The lines that a user types or a program sends. After them, the input ends.
    ///   - isTyped: Whether a user types them, who can answer once more after a refusal.
    ///   - words: The texts that the terminal adds to those of the tool.
    ///   - options: The options of the tool that answer questions; see ``init(_:theme:takesMouse:words:options:given:stage:)``.
    ///   - given: Answers given beforehand, by the title or the id of the question.
    ///   - tool: The tool. It receives the terminal.
    /// - Returns: What the tool has written, and its status.
    public static func transcript(
        _ style: Style = .lines, answers: [String] = [], isTyped: Bool = true, words: Words = .english,
        options: [String: String] = [:], given: [String: String] = [:],
        _ tool: @escaping @MainActor (Terminal) async throws -> Void
    ) async -> ToolTranscript {
        let memory = TranscriptMemory(answers)
        let terminal = Terminal(
            style, words: words, options: options, given: given, console: memory.console(isTyped: isTyped))
        terminal.end.whenUnanswered = { error in terminal.printError("\(toolName): \(error)") }
        memory.transcript.status = await terminal.status(of: tool, words)
        terminal.tellEnd(memory.transcript.status)
        return memory.transcript
    }
}

/// A console whose texts are kept.
@MainActor
private final class TranscriptMemory {
    var transcript = ToolTranscript()
    private var answers: ArraySlice<String>

    init(_ answers: [String]) {
        self.answers = answers[...]
    }

    func console(isTyped: Bool) -> Console {
        Console(
            isTyped: isTyped, showsResults: true,
            nextLine: {
                // As with a real input, an answer never comes in the turn of its question.
                await Task {}.value
                guard let line = self.answers.popFirst() else { return nil }
                // A terminal shows what is typed.
                if isTyped { self.transcript.text += line + "\n" }
                return line
            },
            writeQuestion: { self.writeError($0) },
            writeResult: {
                self.transcript.output += $0
                self.transcript.text += $0
            },
            writeError: { self.writeError($0) },
            mayReadDuringWork: { cancel in self.answers.first.map { $0.trimmed == cancel } ?? true })
    }

    private func writeError(_ text: String) {
        transcript.errors += text
        transcript.text += text
    }
}
