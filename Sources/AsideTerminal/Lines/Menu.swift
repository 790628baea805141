/// Answers that have numbers, and how a line says which of them is meant.
struct Menu: Equatable {
    /// The answers' labels, by their numbers.
    var labels: [Int: String] = [:]
    /// What else a line can say for an answer, such as “yes” for the button that does it.
    var synonyms: [String: Int] = [:]

    /// What a line says.
    enum Match: Equatable {
        case number(Int)
        /// Several are meant, in the order of their numbers.
        case several([Int])
        case nothing
    }

    /// Which answer a line means: by its number, by its label, or by the beginning of that, in whatever case.
    ///
    /// - Parameter line: the line.
    /// - Returns: what it means. A whole label comes before the beginning of another.
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

    /// The answers that a line lists, between commas where there are any, else between blanks.
    ///
    /// - Parameter line: the line.
    /// - Returns: what each part of it means.
    func matches(_ line: String) -> [(part: String, match: Match)] {
        let isSeparator: (Character) -> Bool = line.contains(",") ? { $0 == "," } : { $0.isWhitespace }
        return line.split(whereSeparator: isSeparator).map { part in
            let part = String(part).trimmed
            return (part, match(part))
        }
    }
}

extension String {
    /// The text without the blanks at its ends, and with one for several between its words.
    var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
