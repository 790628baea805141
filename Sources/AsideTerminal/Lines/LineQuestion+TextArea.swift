import Aside

extension LineQuestion {
    /// Takes lines as the text of a text area, up to a line that contains only a dot.
    ///
    /// An empty first line keeps the text of the area. A later empty line is a part of the text.
    ///
    /// - Parameters:
    ///   - meant: The text that a single line means.
    ///   - take: Receives the text.
    mutating func takeLines(
        meant: @escaping @MainActor (String) -> String, _ take: @escaping @MainActor (String) -> Step
    ) {
        text.hints.append(strings.untilDot.with(["end": strings.endOfText]))
        reply = collecting(Collected(), meant, take)
    }

    private func collecting(
        _ text: Collected, _ meant: @escaping @MainActor (String) -> String,
        _ take: @escaping @MainActor (String) -> Step
    ) -> Reply {
        .text { [self] line in
            if line == strings.endOfText { return take(text.lines.joined(separator: "\n")) }
            if text.lines.isEmpty, line.isEmpty { return take(meant("")) }
            text.add(line)
            var next = self
            let strings = strings
            next.problem = { $0 != strings.endOfText && text.isFull ? strings.tooLong : nil }
            next.reply = next.collecting(text, meant, take)
            return .ask(next)
        }
    }

    /// The lines so far.
    ///
    /// The lines of a pipe may never end.
    private final class Collected {
        private(set) var lines: [String] = []
        private var bytes = 0

        var isFull: Bool { lines.count >= 10_000 || bytes >= 4_000_000 }

        func add(_ line: String) {
            lines.append(line)
            bytes += line.utf8.count + 1
        }
    }
}

extension String {
    /// The first of several lines, with a sign that there are more.
    var firstLine: String {
        guard let end = firstIndex(where: \.isNewline) else { return self }
        return self[..<end] + " …"
    }
}
