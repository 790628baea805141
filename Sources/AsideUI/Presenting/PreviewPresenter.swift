public import Aside

/// Answers what is asked in a preview, where nobody is there to press anything.
@MainActor
final class PreviewPresenter: Presenter {
    private let answers: [String: String]

    /// - Parameter answers: the button or the row that is pressed, or the text that is entered, by the question's title.
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
    /// A stage for a preview: it answers what is asked by itself.
    ///
    /// <!-- sample: not compiled, needs AsideUI -->
    /// ```swift
    /// let stage = Stage.preview(answering: ["Delete “Groceries”?": "Delete"])
    /// ```
    ///
    /// An alert that is not named is answered by its default choice, anything else is dismissed, and work goes on. As soon as
    /// a view shows the stage, the questions appear in it instead.
    ///
    /// - Parameter answers: the label of the button or the row that is chosen, or the text that is entered, by the
    ///   question's title.
    /// - Returns: the stage.
    public static func preview(answering answers: [String: String] = [:]) -> Stage {
        let stage = Stage()
        stage.attach(PreviewPresenter(answers: answers))
        return stage
    }
}
