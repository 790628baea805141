/// The lines in which a drawn text differs from the expected one.
package struct TextDifference: CustomStringConvertible {
    let expected: String
    let drawn: String

    package init(expected: String, drawn: String) {
        (self.expected, self.drawn) = (expected, drawn)
    }

    static let headline = "The drawing differs from the expected text (- expected, + drawn)."

    package var description: String { Self.headline + "\n" + details }

    /// All lines, with a mark before those that differ.
    var details: String { lines.joined(separator: "\n") }

    /// The lines that differ, each with its mark; if only their order does, with the lines between them.
    package var changedLines: [String] {
        let lines = lines
        let changed = lines.indices.filter { !lines[$0].hasPrefix(" ") }
        func texts(_ mark: String) -> [Substring] {
            lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst() }.sorted()
        }
        guard let first = changed.first, let last = changed.last, texts("-") == texts("+") else {
            return changed.map { lines[$0] }
        }
        return Array(lines[first...last])
    }

    private var lines: [String] {
        let expected = Self.lines(of: expected)
        let drawn = Self.lines(of: drawn)
        let difference = drawn.difference(from: expected)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [String] = []
        var next = 0
        for (index, line) in expected.enumerated() {
            if removed.contains(index) {
                lines.append("- \(line)")
                continue
            }
            while inserted.contains(next) {
                lines.append("+ \(drawn[next])")
                next += 1
            }
            lines.append("  \(line)")
            next += 1
        }
        return lines + drawn[next...].map { "+ \($0)" }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
