/// The numbered answers to a question.
///
/// A menu finds the answer that a line means.
struct Menu: Equatable {
    /// The answers' labels, by their numbers.
    var labels: [Int: String] = [:]
    /// Other words for an answer, such as “yes” for the button that means yes.
    var synonyms: [String: Int] = [:]

    /// What a line means.
    enum Match: Equatable {
        case number(Int)
        /// It means several answers, in the order of their numbers.
        case several([Int])
        case nothing
    }

    /// Finds the answer that a line means: by its number, its label, or the beginning of its label, ignoring case.
    ///
    /// - Parameter line: The line.
    /// - Returns: What the line means. A whole label takes precedence over the beginning of another.
    func match(_ line: String) -> Match {
        let said = line.trimmed.lowercased()
        guard !said.isEmpty else { return .nothing }
        if let number = Int(said), labels[number] != nil { return .number(number) }
        let names =
            labels.map { (name: $0.value.trimmed.lowercased(), number: $0.key) }
            + synonyms.map { (name: $0.key.lowercased(), number: $0.value) }
        for isMeant in [{ $0 == said }, { $0.hasPrefix(said) }] as [(String) -> Bool] {
            let numbers = Set(names.filter { isMeant($0.name) }.map(\.number)).sorted()
            if let number = numbers.first { return numbers.count == 1 ? .number(number) : .several(numbers) }
        }
        return .nothing
    }

    /// Finds the answers that a line lists, separated by commas, or by spaces if there is no comma.
    ///
    /// - Parameter line: The line.
    /// - Returns: What each part of the line means.
    func matches(_ line: String) -> [(part: String, match: Match)] {
        let isSeparator: (Character) -> Bool = line.contains(",") ? { $0 == "," } : { $0.isWhitespace }
        return line.split(whereSeparator: isSeparator).map { part in
            let part = String(part).trimmed
            return (part, match(part))
        }
    }
}

extension String {
    /// The text without the spaces at its ends, and with single spaces between its words.
    var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
