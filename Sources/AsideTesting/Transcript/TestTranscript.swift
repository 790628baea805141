package import Aside

/// The record of what was shown and answered in a test, in order.
///
/// You can compare its description with a literal. The description leaves out the lines of the flow, because they
/// change with every edit. ``debugDescription`` includes them.
public struct TestTranscript: Equatable, Sendable, Codable {
    /// One event, and the line that caused it.
    package struct Entry: Equatable, Sendable, Codable {
        /// The event.
        package var event: Event
        /// The line of the flow that caused the event, if there is one.
        package var line: SourceLine?
        /// Whether a stub gave the answer.
        package var isByStub = false
    }

    /// An event on the stage.
    package enum Event: Equatable, Sendable, Codable {
        /// The screens of a stack changed.
        ///
        /// The event holds their titles, the root first, and the name of the sheet that contains them. It holds no
        /// titles if the last screen has left.
        case screens([String], in: String? = nil)
        /// A notice was shown.
        case noticed(NoticeContent)
        /// A question was asked.
        case asked(ModalContent)
        /// A question was answered, or an action of a screen was pressed.
        ///
        /// The event holds the name of the question and the answer, or the title of the screen and the label.
        case answered(String, with: String)
        /// A question ended without an answer.
        ///
        /// The event holds its name and the reason.
        case ended(String, because: String)
    }

    /// The events, the oldest first.
    package private(set) var entries: [Entry] = []

    mutating func add(_ event: Event, at line: SourceLine? = nil, byStub isByStub: Bool = false) {
        entries.append(Entry(event: event, line: line, isByStub: isByStub))
    }
}

extension TestTranscript: CustomStringConvertible, CustomDebugStringConvertible {
    /// A line for each event.
    public var description: String {
        lines.map(\.text).joined(separator: "\n")
    }

    /// A line for each event, with the lines of the flow, and with a mark where a stub answered.
    public var debugDescription: String {
        detailedLines.joined(separator: "\n")
    }

    /// The last question that was answered or has ended, and how.
    var lastAnswer: String? {
        for entry in entries.reversed() {
            if case .answered(let name, let answer) = entry.event { return "\(name) → \(answer)" }
            if case .ended(let name, let reason) = entry.event { return "\(name) → \(reason)" }
        }
        return nil
    }

    /// The texts of the notices so far.
    var noticesShown: [String] {
        entries.compactMap { if case .noticed(let notice) = $0.event { notice.text } else { nil } }
    }

    /// The modals so far.
    var questionsShown: [ModalContent] {
        entries.compactMap { if case .asked(let question) = $0.event { question } else { nil } }
    }

    /// Whether the screens of another stack than that of a sheet have changed since the sheet was last shown.
    func hasShownScreens(beneath sheet: ModalContent) -> Bool {
        let start = entries.lastIndex { $0.event == .asked(sheet) }
        return entries[(start ?? entries.endIndex)...].contains { entry in
            if case .screens(_, let place) = entry.event { place != sheet.name } else { false }
        }
    }

    var detailedLines: [String] {
        lines.map { $0.text + ($0.isByStub ? ", by a stub" : "") + ($0.line.map { "  (\($0))" } ?? "") }
    }

    private var lines: [(text: String, line: SourceLine?, isByStub: Bool)] {
        var lines: [(text: String, line: SourceLine?, isByStub: Bool)] = []
        var open: String?
        for entry in entries {
            switch entry.event {
            case .screens(let titles, let sheet):
                let shown = titles.isEmpty ? "no screens" : titles.joined(separator: " › ")
                lines.append(((sheet.map { "\($0): " } ?? "") + shown, entry.line, false))
                open = titles.last
            case .noticed(let notice):
                lines.append((notice.name, entry.line, false))
                open = notice.name
            case .asked(let question):
                lines.append((question.name, entry.line, false))
                open = question.name
            case .answered(let name, let answer), .ended(let name, let answer):
                // An answer directly after its question is on the same line.
                if open != name || lines.isEmpty { lines.append((name, nil, false)) }
                lines[lines.count - 1].text += " → \(answer)"
                lines[lines.count - 1].isByStub = entry.isByStub
                open = nil
            }
        }
        return lines
    }
}

extension ModalContent {
    /// Returns what submitting it with these texts answers, in the words that it shows.
    func submissionText(_ texts: [Int: String]) -> String {
        if kind == .choose { return rowText(selectedPlaces) }
        guard isFilledIn else { return defaultChoice?.label ?? "submitted" }
        return fieldTexts(replacing: texts, empty: "a secret")
            .map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }
            .joined(separator: ", ")
    }

    /// Returns the labels of rows of a list of many, in one line.
    func rowText(_ places: [Int]) -> String {
        places.isEmpty ? "none" : places.map { optionLabels[$0] }.joined(separator: ", ")
    }
}
