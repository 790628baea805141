/// The text of a failure: what went wrong, what was on the stage, what happened so far, and how to fix it.
struct FailureMessage: CustomStringConvertible {
    var headline: String
    var onStage: [String] = []
    var soFar: [String] = []
    var nearestStub: String?
    var fix: String

    /// The maximum number of past events that are listed.
    private static let mostLines = 20

    var description: String { headline + "\n" + details }

    /// Everything below the headline.
    var details: String {
        let told = Self.counted(soFar)
        let earlier = told.count - Self.mostLines
        let last = earlier > 0 ? ["… \(earlier) earlier"] + told.suffix(Self.mostLines) : told
        let parts: [(label: String, lines: [String])] = [
            ("on stage:", onStage.isEmpty ? ["nothing"] : onStage),
            ("so far:", last.isEmpty ? ["nothing"] : last),
            ("nearest stub:", nearestStub.map { [$0] } ?? []),
            ("to fix:", [fix]),
        ]
        let body = parts.flatMap { part in
            part.lines.enumerated().map { index, line in
                let label = index == 0 ? part.label : ""
                return label + String(repeating: " ", count: max(0, 14 - label.count)) + line
            }
        }
        return body.joined(separator: "\n")
    }

    /// Returns the lines, with equal neighbours merged into one line and their number.
    private static func counted(_ lines: [String]) -> [String] {
        var told: [(line: String, count: Int)] = []
        for line in lines {
            if told.last?.line == line { told[told.count - 1].count += 1 } else { told.append((line, 1)) }
        }
        return told.map { $0.count == 1 ? $0.line : "\($0.line), \($0.count) times" }
    }
}
