/// What the fields of one screen suggest.
///
/// Each text is filtered only once, because a renderer reads the screen for every frame.
@MainActor
final class FieldSuggestions {
    private struct Found {
        /// Made when the user first types.
        let filter: SuggestionFilter?
        let texts: [String]
        let entered: String
        let suggestions: Outline.Suggestions?
    }

    private static let mostFields = 64

    private var found: [Outline.Item.ID: Found] = [:]

    nonisolated init() {}

    /// Returns the texts that match a field's entry.
    func those(of texts: [String], for entered: String, in field: Outline.Item.ID) -> Outline.Suggestions? {
        // Equal arrays mostly share their storage. The comparison then costs nothing.
        let known = found[field].flatMap { $0.texts == texts ? $0 : nil }
        if let known, known.entered == entered { return known.suggestions }
        let filter = entered.isEmpty ? known?.filter : known?.filter ?? SuggestionFilter(texts)
        let suggestions = Outline.Suggestions(filter?.fitting(entered) ?? texts, room: texts.count)
        // Fields may come and go. Their suggestions must not pile up.
        if found.count >= Self.mostFields { found = [:] }
        found[field] = Found(filter: filter, texts: texts, entered: entered, suggestions: suggestions)
        return suggestions
    }
}
