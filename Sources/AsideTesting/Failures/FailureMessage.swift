/// The text of a failure: what went wrong, what there was to see, and what to do.
struct FailureMessage: CustomStringConvertible {
    var headline: String
    var onStage: [String] = []
    var soFar: [String] = []
    var nearestStub: String?
    var fix: String

    /// How many of the last things that happened are told.
    private static let mostLines = 20

    var description: String {
        let earlier = soFar.count - Self.mostLines
        let last = earlier > 0 ? ["… \(earlier) earlier"] + soFar.suffix(Self.mostLines) : soFar
        let parts: [(label: String, lines: [String])] = [
            ("on stage:", onStage.isEmpty ? ["nothing"] : onStage),
            ("so far:", last.isEmpty ? ["nothing"] : last),
            ("nearest stub:", nearestStub.map { [$0] } ?? []),
            ("to fix:", [fix]),
        ]
        let body = parts.flatMap { part in
            part.lines.enumerated().map { index, line in
                (index == 0 ? part.label : "").padded(to: 14) + line
            }
        }
        return ([headline] + body).joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
