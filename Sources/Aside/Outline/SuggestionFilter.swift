/// A filter that finds the texts that match an entry.
///
/// The filter folds the texts once. A hundred thousand texts then take only milliseconds for each typed letter.
struct SuggestionFilter: Sendable {
    /// The maximum number of texts; nobody reads more.
    static let most = 50
    /// A longer entry matches nothing.
    private static let longestEntry = 1_000

    private let texts: [String]
    private let folded: [[UInt8]]

    /// Makes a filter of texts in the order in which they are suggested.
    init(_ texts: [String]) {
        self.texts = texts
        folded = texts.map { [UInt8](folding: $0) }
    }

    /// Returns at most ``most`` texts that contain what was entered, ignoring case and accents; the first texts if
    /// nothing was.
    ///
    /// Texts that begin with the entry come first, then texts with a word that begins with it. If the only match equals
    /// the entry, the result is empty.
    func fitting(_ entered: String) -> [String] {
        guard !entered.isEmpty else { return Self.first(of: texts) }
        guard entered.utf8.count <= Self.longestEntry else { return [] }
        let wanted = [UInt8](folding: entered)
        guard !wanted.isEmpty else { return [] }
        let found = Self.first(of: places(of: wanted).lazy.map { texts[$0] })
        return found == [entered] ? [] : found
    }

    /// Returns the first texts, without empty texts and repetitions.
    static func first(of texts: some Sequence<String>) -> [String] {
        var first: [String] = []
        for text in texts where !text.isEmpty && !first.contains(text) {
            first.append(text)
            if first.count == most { break }
        }
        return first
    }

    private func places(of wanted: [UInt8]) -> [Int] {
        var found = TextFit.allCases.map { _ in [Int]() }
        for (place, text) in folded.enumerated() {
            guard let fit = text.withUnsafeBufferPointer({ TextFit(of: wanted, in: $0) }) else { continue }
            // A text that is the entry is no better than one that begins with it.
            let rank = max(fit.rawValue, TextFit.start.rawValue)
            // A text may occur twice, so the filter keeps twice the maximum.
            if found[rank].count < 2 * Self.most { found[rank].append(place) }
            if found[TextFit.start.rawValue].count == 2 * Self.most { break }
        }
        return found.flatMap(\.self)
    }
}

extension [UInt8] {
    /// The bytes of a text in lower case, with Latin letters stripped of their accents.
    fileprivate init(folding text: String) {
        self = []
        for scalar in text.lowercased().unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
            if let letter = scalar.isASCII ? UInt8(scalar.value) : BaseLetters.latin[scalar] {
                append(letter)
            } else {
                append(contentsOf: String(scalar).utf8)
            }
        }
    }
}

/// A table of the ASCII letters in other letters, such as the e in é, made from the names of the characters.
private enum BaseLetters {
    static let latin: [Unicode.Scalar: UInt8] = {
        let beginning = "LATIN SMALL LETTER "
        var letters: [Unicode.Scalar: UInt8] = [:]
        for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)), let name = scalar.properties.name,
                name.hasPrefix(beginning)
            else { continue }
            let letter = name.utf8.dropFirst(beginning.utf8.count)
            guard let first = letter.first, letter.dropFirst().starts(with: " WITH ".utf8) else { continue }
            letters[scalar] = first | 0x20
        }
        return letters
    }()
}
