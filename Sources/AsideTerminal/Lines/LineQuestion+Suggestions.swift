import Aside

extension LineQuestion {
    /// A longer list would have to be scrolled, or listened to.
    private static let mostSuggestions = 9

    /// Lists the suggestions of a field with numbers.
    ///
    /// The results of a search cannot be listed.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - meant: The text that any other line stands for; `nil` for none.
    /// - Returns: the text that a line stands for.
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
