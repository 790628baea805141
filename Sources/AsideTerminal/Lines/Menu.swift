import Aside

/// The numbered answers to a question.
///
/// A menu finds the answer that a line means.
struct Menu: Equatable {
    /// The answers' labels, by their numbers.
    var labels: [Int: String] = [:]
    /// Other words for an answer, such as “yes” or a shortcut.
    var synonyms: [Synonym] = []

    /// How many of the answers, from the first, are in a list with more rows than anybody wants to read, or to listen to.
    ///
    /// The user enters a part of a label, and the rows with it are printed.
    var unprinted = 0
    /// The numbers of these rows that were printed, so that the user knows them.
    var printed: Set<Int> = []

    struct Synonym: Equatable {
        let word: String
        let number: Int
    }

    /// What a line means.
    enum Match: Equatable {
        case number(Int)
        /// It means several answers, in the order of their numbers.
        case several([Int])
        /// The labels of these rows of a long list contain it.
        case found([Int])
        /// The labels of so many rows contain it.
        case tooMany(Int)
        case nothing
    }

    /// Whether a line means an answer only by its whole label or another word for it.
    ///
    /// Nobody looks whether a number still means the same answer when the answers change.
    var isExact = false

    /// Finds the answer that a line means, ignoring case: by its label, its number, another word for it, or the
    /// beginning of its label.
    ///
    /// A whole label takes precedence over a number, over another word, and over the beginning of another label. A
    /// beginning needs three letters. A single letter is typed by mistake too easily, or is meant for another question.
    /// In a long list, a line may also be a part of some labels.
    func match(_ line: String) -> Match {
        let said = line.trimmed.lowercased()
        guard !said.isEmpty else { return .nothing }
        let names = labels.map { (name: $0.value.trimmed.lowercased(), number: $0.key) }
        let words = synonyms.map { (name: $0.word.lowercased(), number: $0.number) }
        let number = isExact ? nil : Int(said)
        let beginners = isExact || said.count < Self.shortest ? [] : names.filter { $0.name.hasPrefix(said) }
        // Nobody knows the number of a row that was not printed.
        let isKnown = number.map { $0 < 1 || $0 > unprinted || printed.contains($0) } ?? false
        let numbered = isKnown ? names.filter { $0.number == number } : []
        for meant in [names.filter { $0.name == said }, numbered, words.filter { $0.name == said }, beginners] {
            let numbers = Array(Set(meant.map(\.number))).sorted()
            if numbers.count == 1 { return .number(numbers[0]) }
            if !numbers.isEmpty, unprinted == 0 || isExact { return .several(numbers) }
        }
        let found =
            isExact ? [] : names.filter { $0.number <= unprinted && $0.name.contains(said) }.map(\.number).sorted()
        return found.isEmpty ? .nothing : found.count > Self.longest ? .tooMany(found.count) : .found(found)
    }

    /// The most rows of a list that are printed.
    static let longest = 50

    /// How many letters a beginning needs.
    static let shortest = 3
}

extension String {
    /// The text without the spaces at its ends, and with single spaces between its words.
    var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
