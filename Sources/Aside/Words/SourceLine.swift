/// A line of the program in which a flow shows a screen or asks a question.
public struct SourceLine: Hashable, Sendable {
    /// The module and the file, such as `Shop/OrderFlow.swift`.
    package var fileID: String
    /// The line, counted from 1.
    package var line: Int

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

extension SourceLine: Codable {
    /// Reads a line from its description.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no line of a file.")
        }
        self.init(fileID: String(text[..<colon]), line: line)
    }

    /// Writes the description.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
