import Observation

/// What the user typed into the number and date fields of one screen, if the properties do not hold it (yet).
///
/// A text such as “99” in a range up to 8, or “04”, has to stay while the user edits it. The draft is dropped when the
/// property changes in another way.
@MainActor
@Observable
final class FieldDrafts {
    private struct Draft {
        let text: String
        /// The value of the property when the text was typed.
        let value: String
    }

    private var drafts: [Outline.Item.ID: Draft] = [:]

    nonisolated init() {}

    var isEmpty: Bool { drafts.isEmpty }

    /// The draft of a field, if its property does not hold it.
    func text(of id: Outline.Item.ID, beside value: String) -> String? {
        drafts[id].flatMap { $0.value == value ? $0.text : nil }
    }

    /// Keeps what was typed into a field, unless the property holds it.
    func keep(_ text: String, of id: Outline.Item.ID, beside value: String) {
        drafts[id] = text == value ? nil : Draft(text: text, value: value)
    }
}
