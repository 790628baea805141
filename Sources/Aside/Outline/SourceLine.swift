/// A line of the program in which a flow shows a screen or asks a question.
public struct SourceLine: Hashable, Sendable, MadeOfParts {
    /// The module and the file, such as `Shop/OrderFlow.swift`.
    public var fileID: String
    /// The line, counted from 1.
    public var line: Int

    /// Makes a line of a file.
    package init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }
}

extension SourceLine: CustomStringConvertible {
    /// The file and the line, such as `Shop/OrderFlow.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}

extension SourceLine {
    static var blank: Self { Self(fileID: "", line: 0) }

    mutating func visit(_ parts: any NamedParts) throws {
        try parts("fileID", &fileID)
        try parts("line", &line)
    }
}
