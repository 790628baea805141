package import Aside

extension Attention {
    /// The row of a field's suggestions that the user has gone to: the text, as its place may change before it is taken.
    package struct SuggestedRow: Hashable, Sendable {
        /// The field that offers it.
        package let field: Outline.Item.ID
        /// What it offers.
        package let text: String

        /// A row of a field's suggestions.
        package init(_ text: String, of field: Outline.Item.ID) {
            self.field = field
            self.text = text
        }
    }
}

extension StageSnapshot.Layer {
    /// What the field with the focus offers now; nothing where another control has it.
    package func suggestions(at target: Target?) -> [String] {
        target.flatMap { outline?[$0.item]?.suggestions?.texts } ?? []
    }

    /// Whether the user has gone from the field with the focus to what it offers.
    func isAmongSuggestions(_ attention: Attention, of target: Target?) -> Bool {
        guard let row = attention.suggestion, row.field == target?.item else { return false }
        return suggestions(at: target).contains(row.text)
    }
}

extension StageSnapshot {
    /// Whether the user has gone from a field to what it offers.
    package func isAmongSuggestions(_ attention: Attention) -> Bool {
        front.isAmongSuggestions(attention, of: target(of: attention))
    }
}

extension Outline.Item {
    /// The first of what a field offers, where that begins with what is entered, in whatever case.
    package var completion: String? {
        guard let text, !text.isEmpty, let first = suggestions?.texts.first, first.count > text.count,
            first.prefix(text.count).lowercased() == text.lowercased()
        else { return nil }
        return first
    }
}
