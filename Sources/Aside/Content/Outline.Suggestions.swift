extension Outline {
    /// Texts that a field offers, of which the user may take one; any other text is as good.
    public struct Suggestions: Hashable, Sendable, Codable {
        /// Those that fit what is entered now, the best first; no text is there twice, and there are never more than 50.
        public internal(set) var texts: [String]

        /// How many there may be while the user types: a renderer keeps room for so many, as far as it shows them.
        public let room: Int

        /// Whether they are searched for while the user types, so that nobody knows them beforehand.
        public let isSearched: Bool

        /// What a field suggests.
        ///
        /// - Parameters:
        ///   - texts: those that fit what is entered now; what comes after 50 of them is left out.
        ///   - room: how many there may be while the user types; `nil` for those that there are now.
        ///   - isSearched: whether they are searched for while the user types.
        public init(_ texts: [String], room: Int? = nil, isSearched: Bool = false) {
            self.texts = SuggestionFilter.first(of: texts)
            self.room = min(room ?? texts.count, SuggestionFilter.most)
            self.isSearched = isSearched
        }
    }
}

extension Outline.Suggestions {
    /// What is searched for, before anything is found.
    static let searched = Self([], room: SuggestionFilter.most, isSearched: true)

    /// Those of some texts that fit what is entered; `nil` where there is nothing to suggest.
    init?(of texts: [String], for entered: String, isSecure: Bool) {
        // What must not be seen is not offered, either.
        guard !texts.isEmpty, !isSecure else { return nil }
        self.init(entered.isEmpty ? texts : SuggestionFilter(texts).fitting(entered), room: texts.count)
    }

    /// The same field with other texts.
    mutating func show(_ texts: [String]) {
        self.texts = SuggestionFilter.first(of: texts)
    }
}
