import Aside

extension LineQuestion {
    /// The maximum number of listed suggestions, because the user would have to scroll a longer list, or listen to it.
    private static let mostSuggestions = 9

    /// Lists the suggestions of a field with numbers.
    ///
    /// It cannot list the results of a search. The list counts as a hint: the answer changes it, and that is no reason
    /// to print the question again. A number after `#` means a suggestion, because a line may be any text.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - meant: The text that any other line means.
    /// - Returns: The text that a line means.
    mutating func list(
        suggestionsOf field: Outline.Item, meant: @escaping @MainActor (String) -> String
    ) -> @MainActor (String) -> String {
        guard let suggestions = field.suggestions, !suggestions.isSearched, !suggestions.texts.isEmpty else {
            return meant
        }
        let texts = suggestions.texts.prefix(Self.mostSuggestions)
        let listed = texts.enumerated().map { strings.choice.with(["number": "#\($0 + 1)", "label": $1]) }
        text.hints.insert(contentsOf: listed, at: 0)
        text.hints.append(strings.suggested)
        listedSuggestions = texts.count
        return { line in
            let said = line.trimmed
            guard said.first == "#", let number = Int(said.dropFirst()), texts.indices.contains(number - 1) else {
                return meant(line)
            }
            return texts[number - 1]
        }
    }
}
