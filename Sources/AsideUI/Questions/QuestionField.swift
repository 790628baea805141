#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A line of text in a question, for your own view of the question.
    ///
    /// <!-- sample: not compiled, needs SwiftUI -->
    /// ```swift
    /// ForEach(modal.fields) { field in
    ///     TextField(field.label, text: field.text)
    ///     if let problem = field.problem { Text(problem) }
    /// }
    /// ```
    @MainActor
    public struct QuestionField: @MainActor Identifiable {
        /// The identity of the field in its question.
        public let id: Outline.Item.ID
        /// The label.
        public let label: String
        /// Whether the text must not be readable.
        public let isSecure: Bool
        /// Why the text was refused; `nil` if it was not.
        public let problem: String?
        /// The text.
        ///
        /// What is written is entered into the question.
        public let text: Binding<String>

        init?(_ item: Outline.Item, of modal: Modal) {
            guard item.text != nil else { return nil }
            (id, label, isSecure, problem) = (item.id, item.label, item.isSecure, item.error)
            let id = item.id
            text = Binding({ modal.text(of: id) }, { modal.setText($0, of: id) })
        }
    }

    extension Modal {
        /// The lines of text that the user fills in, in reading order.
        @MainActor public var fields: [QuestionField] {
            content.fields.compactMap { QuestionField($0, of: self) }
        }
    }
#endif
