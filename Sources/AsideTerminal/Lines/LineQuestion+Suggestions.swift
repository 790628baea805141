import Aside

extension LineQuestion {
    /// The maximum number of listed suggestions, because the user would have to scroll a longer list, or listen to it.
    private static let mostSuggestions = 9

    /// Lists the suggestions of a field with numbers.
    ///
    /// It cannot list the results of a search.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - meant: The text that any other line means; `nil` for none.
    /// - Returns: The text that a line means.
    mutating func list(
        suggestionsOf field: Outline.Item, meant: @escaping @MainActor (String) -> String?
    ) -> @MainActor (String) -> String? {
        guard let suggestions = field.suggestions, !suggestions.isSearched, !suggestions.texts.isEmpty else {
            return meant
        }
        let texts = suggestions.texts.prefix(Self.mostSuggestions)
        for (place, text) in texts.enumerated() {
            self.text.lines.append(strings.choice.with(["number": "\(place + 1)", "label": text]))
        }
        text.hints.append(strings.suggested)
        return { line in
            guard let number = Int(line.trimmed), texts.indices.contains(number - 1) else { return meant(line) }
            return texts[number - 1]
        }
    }
}
