extension Outline {
    /// Texts that a field suggests.
    ///
    /// The user may take one, or enter any other text.
    package struct Suggestions: Hashable, Sendable {
        /// The texts that match what is entered now, the best first.
        ///
        /// Each text occurs once. There are at most 50.
        package internal(set) var texts: [String]

        /// How many texts there may be while the user types.
        ///
        /// A presenter keeps room for them, as far as it shows them.
        package private(set) var room: Int

        /// Whether a search finds the texts while the user types, so that nobody knows them beforehand.
        package private(set) var isSearched: Bool

        /// Makes the suggestions of a field.
        ///
        /// - Parameters:
        ///   - texts: The texts that match what is entered now. At most 50 of them are kept.
        ///   - room: How many texts there may be while the user types; `nil` for the present number.
        ///   - isSearched: Whether a search finds the texts while the user types.
        package init(_ texts: [String], room: Int? = nil, isSearched: Bool = false) {
            self.texts = SuggestionFilter.first(of: texts)
            self.room = min(room ?? texts.count, SuggestionFilter.most)
            self.isSearched = isSearched
        }
    }
}

extension Outline.Suggestions {
    /// The suggestions of a search that has not found anything yet.
    static let searched = Self([], room: SuggestionFilter.most, isSearched: true)

    /// Makes the suggestions for an entry; `nil` if there is nothing to suggest.
    init?(of texts: [String], for entered: String, isSecure: Bool) {
        // A secure field must not show texts.
        guard !texts.isEmpty, !isSecure else { return nil }
        self.init(entered.isEmpty ? texts : SuggestionFilter(texts).fitting(entered), room: texts.count)
    }

    /// Replaces the texts.
    mutating func show(_ texts: [String]) {
        self.texts = SuggestionFilter.first(of: texts)
    }
}
