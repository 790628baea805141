/// Writes lines to standard output, and the mark where an answer is expected.
struct LineWriter {
    private var isEmpty = true
    private var isPrompting = false

    mutating func write(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        // A blank line stands between two questions, not before the first.
        let lines = isEmpty ? lines.drop(while: \.isEmpty) : lines[...]
        StandardStream.output.write((isPrompting ? "\n" : "") + lines.map { $0.printable + "\n" }.joined())
        isEmpty = false
        isPrompting = false
    }

    mutating func prompt() {
        if !isPrompting { StandardStream.output.write("> ") }
        isPrompting = true
    }

    /// Ends the line of the mark, where no user has done so with the Enter key.
    ///
    /// - Parameter answer: the answer; `nil` where there is none.
    mutating func endPrompt(with answer: String?) {
        if answer == nil || !StandardStream.input.isTerminal {
            StandardStream.output.write((answer ?? "").printable + "\n")
        }
        isPrompting = false
    }
}

extension String {
    /// The text without what a terminal would take for a command.
    fileprivate var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "�" : $0 }))
    }
}
