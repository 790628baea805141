#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A view that owns a stage, shows it, and runs a flow on it: a whole window.
    ///
    /// The flow begins when the view first appears, continues while the view is out of sight, and is cancelled when the
    /// view is removed for good. Register the views of the screens around it, as around a ``StageView``.
    public struct StageFlow: View {
        @State private var owner = Owner { Stage() }
        private let flow: @MainActor (Stage) async throws -> Void

        /// Makes a window for a flow.
        ///
        /// - Parameter flow: The flow, which receives its stage. An alert shows an error that the flow throws, unless it
        ///   is a `CancellationError`.
        public init(_ flow: @escaping @MainActor (_ stage: Stage) async throws -> Void) {
            self.flow = flow
        }

        /// The stage, with its flow.
        public var body: some View {
            let (stage, flow) = (owner.owned, flow)
            StageView(stage).flow(on: stage) { try await flow(stage) }
        }
    }

    /// A view that shows a question, for a preview: `#Preview { QuestionPreview(.delete("Groceries")) }`.
    ///
    /// Each time that the question is answered, it is asked again.
    public struct QuestionPreview<Answer>: View {
        @State private var owner = Owner { Stage() }
        private let question: Question<Answer>

        /// Makes a preview of a question.
        ///
        /// - Parameter question: The question.
        public init(_ question: Question<Answer>) {
            self.question = question
        }

        /// An empty view with the question over it.
        public var body: some View {
            let (stage, question) = (owner.owned, question)
            Color.clear.questions(on: stage).flow(on: stage) {
                while !Task.isCancelled { _ = try? await stage.ask(question) }
            }
        }
    }
#endif
