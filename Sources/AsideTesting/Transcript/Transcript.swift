public import Aside

/// What was shown and answered in a test, in order.
///
/// Its description can be compared with a literal: it says nothing of the lines of the flow, which change with every
/// edit. ``debugDescription`` says them.
public struct Transcript: Equatable, Sendable, Codable {
    /// One thing that happened.
    public struct Entry: Equatable, Sendable, Codable {
        /// What happened.
        public var event: Event
        /// The line of the flow that caused it, where it was one.
        public var line: SourceLine?
    }

    /// What can happen.
    public enum Event: Equatable, Sendable, Codable {
        /// The screens of a stack have changed; their titles, the root first, and the name of the sheet they are in.
        case screens([String], in: String? = nil)
        /// A question was asked.
        case asked(ModalContent)
        /// A question was answered: its name and the answer.
        case answered(String, with: String)
        /// A question ended without an answer: its name and the reason.
        case ended(String, because: String)
    }

    /// What happened, the first thing first.
    public private(set) var entries: [Entry] = []

    /// A transcript of nothing.
    public init() {}

    mutating func add(_ event: Event, at line: SourceLine? = nil) {
        entries.append(Entry(event: event, line: line))
    }
}

extension Transcript: CustomStringConvertible, CustomDebugStringConvertible {
    /// A line for each thing that happened.
    public var description: String {
        lines.map(\.text).joined(separator: "\n")
    }

    /// A line for each thing that happened, with the lines of the flow.
    public var debugDescription: String {
        detailedLines.joined(separator: "\n")
    }

    var detailedLines: [String] {
        lines.map { $0.text + ($0.line.map { "  (\($0))" } ?? "") }
    }

    private var lines: [(text: String, line: SourceLine?)] {
        var lines: [(text: String, line: SourceLine?)] = []
        var open: String?
        for entry in entries {
            switch entry.event {
            case .screens(let titles, let sheet):
                lines.append(((sheet.map { "\($0): " } ?? "") + titles.joined(separator: " › "), entry.line))
                open = nil
            case .asked(let question):
                lines.append((question.name, entry.line))
                open = question.name
            case .answered(let name, let answer), .ended(let name, let answer):
                // An answer that follows its question at once stands on the same line.
                if open == name, !lines.isEmpty {
                    lines[lines.count - 1].text += " → \(answer)"
                } else {
                    lines.append(("\(name) → \(answer)", nil))
                }
                open = nil
            }
        }
        return lines
    }
}
