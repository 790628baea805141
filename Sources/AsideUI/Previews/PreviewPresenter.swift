public import Aside

/// A presenter that answers questions in a preview, where nobody can press anything.
@MainActor
final class PreviewPresenter: Presenter {
    /// The labels to pick, or the text to enter, for the questions with a kind, a title and an identity.
    private struct Known {
        let kind: ModalContent.Kind
        let title: String
        let identity: String?
        let labels: [String]

        func isMeant(for content: ModalContent) -> Bool {
            (kind, title, identity) == (content.kind, content.title, content.identity)
        }
    }

    private var known: [Known] = []

    /// Answers a question when it is asked.
    ///
    /// An answer that the question does not have is ignored.
    func answer<Answer: Equatable>(_ question: Question<Answer>, with answer: Answer, on stage: Stage) {
        let content = question.content
        let question = question.labelled(on: stage)
        guard let labels = question.labels(giving: answer) ?? question.text(of: answer).map({ [$0] }) else { return }
        known.append(Known(kind: content.kind, title: content.title, identity: content.identity, labels: labels))
    }

    func present(_ modal: Modal) {
        if let known = known.first(where: { $0.isMeant(for: modal.content) }), takes(known.labels, modal) { return }
        if modal.content.kind == .alert, modal.submit() { return }
        if modal.content.kind != .progress, !modal.dismiss() { modal.reportGone() }
    }

    private func takes(_ labels: [String], _ modal: Modal) -> Bool {
        do {
            if let list = modal.content.list {
                for place in list.options.indices where labels.contains(list.options[place].label) {
                    try modal.pick(list.id, place)
                }
                return modal.content.count == nil || modal.submit()
            }
            guard let label = labels.first else { return false }
            if let field = modal.outline.items.first(where: { $0.text != nil }) {
                try modal.fill(field.id, label)
                return modal.submit()
            }
            try modal.press(label)
            return true
        } catch {
            return false
        }
    }
}

extension Stage {
    /// Makes a stage for a preview, which answers its questions by itself.
    ///
    /// <!-- sample: not compiled, needs AsideUI -->
    /// ```swift
    /// let stage = Stage.preview(answering: (.delete("Groceries"), .delete), (.prompt("Coupon"), "SAVE10"))
    /// ```
    ///
    /// The answers are for questions of the same kind, title and identity. Another alert is answered by its default
    /// choice. Other modals without an answer are dismissed, and work continues. As soon as a view shows the stage, the
    /// questions appear in the view instead.
    ///
    /// - Parameter answers: Questions, each with its answer.
    /// - Returns: The stage.
    public static func preview<each Answer: Equatable>(
        answering answers: repeat (Question<each Answer>, each Answer)
    ) -> Stage {
        let (stage, presenter) = (Stage(), PreviewPresenter())
        for (question, answer) in repeat each answers { presenter.answer(question, with: answer, on: stage) }
        stage.attach(presenter)
        return stage
    }
}
