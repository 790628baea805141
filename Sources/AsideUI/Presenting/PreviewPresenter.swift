public import Aside

/// A presenter that answers questions in a preview, where nobody can press anything.
@MainActor
final class PreviewPresenter: Presenter {
    private let answers: [String: String]

    /// - Parameter answers: The label of the button or row to choose, or the text to enter, by the title of the
    ///   question.
    init(answers: [String: String]) {
        self.answers = answers
    }

    func present(_ modal: Modal) {
        if let answer = answers[modal.content.title], takes(answer, modal) { return }
        if modal.content.kind == .alert, modal.submit() { return }
        if modal.content.kind != .progress, !modal.dismiss() { modal.reportGone() }
    }

    private func takes(_ answer: String, _ modal: Modal) -> Bool {
        let field = modal.outline.items.first { $0.text != nil }
        do {
            if let field {
                try modal.fill(field.id, answer)
                return modal.submit()
            } else if let list = modal.content.list {
                guard let place = list.options.firstIndex(where: { $0.label == answer }) else { return false }
                try modal.pick(list.id, place)
                return modal.content.count == nil || modal.submit()
            }
            try modal.press(answer)
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
    /// let stage = Stage.preview(answering: ["Delete “Groceries”?": "Delete"])
    /// ```
    ///
    /// An alert whose title is not in the dictionary is answered by its default choice. Other modals without an answer
    /// are dismissed, and work continues. As soon as a view shows the stage, the questions appear in the view instead.
    ///
    /// - Parameter answers: The label of the button or row to choose, or the text to enter, by the title of the
    ///   question.
    /// - Returns: The stage.
    public static func preview(answering answers: [String: String] = [:]) -> Stage {
        let stage = Stage()
        stage.attach(PreviewPresenter(answers: answers))
        return stage
    }
}
