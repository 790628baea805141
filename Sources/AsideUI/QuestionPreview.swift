#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A view that shows a question, for a preview: `#Preview { QuestionPreview(.delete("Groceries")) }`.
    ///
    /// Each time that the question is answered, it is asked again.
    public struct QuestionPreview<Answer>: View {
        @State private var owner = Owner<Stage>()
        private let question: Question<Answer>

        /// Makes a preview of a question.
        ///
        /// - Parameter question: The question.
        public init(_ question: Question<Answer>) {
            self.question = question
        }

        /// An empty view with the question over it.
        public var body: some View {
            let (stage, question) = (owner.owned { Stage() }, question)
            Color.clear.questions(on: stage).flow(on: stage) {
                while !Task.isCancelled { _ = try? await stage.ask(question) }
            }
        }
    }
#endif
