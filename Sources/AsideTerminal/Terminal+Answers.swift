import Aside

extension Terminal {
    /// Reads answers that are given beforehand from a file.
    ///
    /// Call it as the argument `given` of ``main(_:theme:words:options:given:_:)``, where an error ends the tool with
    /// its message; thrown before `main`, Swift reports it as a crash.
    ///
    /// Each line holds the title or the id of a question, an equals sign, and the answer as it would be typed in lines:
    /// a text, the label of a choice, or several labels with commas between them. Empty lines count for nothing, and so
    /// do lines that begin with `#`.
    ///
    /// ```
    /// Project name = Shop
    /// Extras = Tests, README
    /// Registration / Name = Ada
    /// Registration / Guests = 2
    /// ```
    ///
    /// A form is answered field by field: before the equals sign are its title or id, a slash between two spaces, and
    /// the label of the field. A field without a line is asked for, or keeps its value if nobody is asked.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The answers, by the titles and ids.
    /// - Throws: ``ToolError`` with the status 64 if the file cannot be read, if a line has no equals sign, or if two
    ///   lines answer the same question.
    nonisolated public static func answers(fromFile path: String) throws(ToolError) -> [String: String] {
        guard let text = ProcessOutput.text(ofFile: path) else {
            throw ToolError("“\(path)” cannot be read", status: 64)
        }
        var answers: [String: String] = [:]
        for (index, line) in text.withoutByteOrderMark.lines(keepingEmpty: true).enumerated() {
            if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw ToolError("“\(path)”, line \(index + 1): expected “question = answer”", status: 64)
            }
            let name = String(parts[0]).trimmed
            guard answers[name] == nil else {
                throw ToolError("“\(path)”, line \(index + 1): “\(name)” is answered already", status: 64)
            }
            answers[name] = String(parts[1]).trimmed
        }
        return answers
    }
}
