import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A writer of lines to standard output, and of the mark before an answer.
@MainActor
struct LineWriter {
    private let mark: String
    private var isEmpty = true
    private var isPrompting = false

    init(mark: String) {
        self.mark = mark
    }

    mutating func write(_ lines: [String], to file: Int32 = STDOUT_FILENO) {
        guard !lines.isEmpty else { return }
        // A blank line separates two questions. There is none before the first.
        let lines = (isEmpty ? lines.drop(while: \.isEmpty) : lines[...]).flatMap {
            $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
        if isPrompting { ProcessOutput.write("\n") }
        ProcessOutput.write(lines.map { $0.printable + "\n" }.joined(), to: file)
        isEmpty = false
        isPrompting = false
    }

    mutating func prompt() {
        if !isPrompting { ProcessOutput.write(mark) }
        isPrompting = true
    }

    /// Ends the line of the mark, if no user has done so with the Enter key.
    ///
    /// - Parameters:
    ///   - answer: The answer; `nil` if there is none.
    ///   - isEchoed: Whether the terminal shows the answer there already.
    ///   - isHidden: Whether the terminal must hide the answer.
    mutating func endPrompt(with answer: String?, isEchoed: Bool, isHidden: Bool) {
        if answer == nil || !isEchoed {
            ProcessOutput.write((isHidden ? "" : (answer ?? "").printable) + "\n")
        }
        isPrompting = false
    }
}
