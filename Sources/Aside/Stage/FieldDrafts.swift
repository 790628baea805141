import Observation

/// The texts that the user typed into number and date fields of one screen, and that the properties do not hold.
///
/// A text such as “99” in a range up to 8, or “04”, has to stay while the user edits it. If the property changes in
/// another way, the draft is dropped.
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

    /// Returns the draft of a field, if its property does not hold it.
    func text(of id: Outline.Item.ID, beside value: String) -> String? {
        drafts[id].flatMap { $0.value == value ? $0.text : nil }
    }

    /// Keeps the text that the user typed into a field, unless the property holds it.
    func keep(_ text: String, of id: Outline.Item.ID, beside value: String) {
        drafts[id] = text == value ? nil : Draft(text: text, value: value)
    }
}
