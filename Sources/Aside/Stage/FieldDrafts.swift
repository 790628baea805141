import Observation

/// What the user has typed into the fields for numbers and dates of one screen, as far as it is not what their properties say.
///
/// A text such as “99” in a range up to 8, or “04”, has to stay while it is edited. It is dropped when the property changes
/// in another way.
@MainActor
@Observable
final class FieldDrafts {
    private struct Draft {
        let text: String
        /// What the property said when the text was typed.
        let value: String
    }

    private var drafts: [Outline.Item.ID: Draft] = [:]

    nonisolated init() {}

    var isEmpty: Bool { drafts.isEmpty }

    /// The text of a field whose property says something else.
    func text(of id: Outline.Item.ID, beside value: String) -> String? {
        drafts[id].flatMap { $0.value == value ? $0.text : nil }
    }

    /// Keeps what was typed into a field, unless its property says the same.
    func keep(_ text: String, of id: Outline.Item.ID, beside value: String) {
        drafts[id] = text == value ? nil : Draft(text: text, value: value)
    }
}
