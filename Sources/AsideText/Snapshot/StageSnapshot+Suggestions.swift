package import Aside

extension ViewState {
    /// The suggestion to which the user has moved.
    ///
    /// It is kept as a text, because its place may change before the user takes it.
    package struct SuggestedRow: Equatable, Sendable {
        /// The field that suggests it.
        package let field: Outline.Item.ID
        /// The suggested text.
        package let text: String

        /// Makes a suggestion of a field.
        package init(_ text: String, of field: Outline.Item.ID) {
            self.field = field
            self.text = text
        }
    }
}

extension StageSnapshot.Layer {
    /// Returns the suggestions of the focused field; empty if another control has the focus.
    package func suggestions(at target: Target?) -> [String] {
        target.flatMap { outline?[$0.item]?.suggestions?.texts } ?? []
    }

    /// Returns whether the user has moved from the focused field to its suggestions.
    func isAmongSuggestions(_ viewState: ViewState, of target: Target?) -> Bool {
        guard let row = viewState.suggestion, row.field == target?.item else { return false }
        return suggestions(at: target).contains(row.text)
    }
}

extension StageSnapshot {
    /// Returns whether the user has moved from a field to its suggestions.
    package func isAmongSuggestions(_ viewState: ViewState) -> Bool {
        front.isAmongSuggestions(viewState, of: target(of: viewState))
    }
}

extension Outline.Item {
    /// The first suggestion of a field, if it begins with the field's text, ignoring case.
    package var completion: String? {
        guard let text, !text.isEmpty, let first = suggestions?.texts.first, first.count > text.count,
            first.prefix(text.count).lowercased() == text.lowercased()
        else { return nil }
        return first
    }
}
