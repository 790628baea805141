public import Aside

/// A presenter that answers questions in a preview, where nobody can press anything.
@MainActor
final class PreviewPresenter: Presenter, Answerer {
    /// The labels to pick, or the text to enter, for each known question.
    private var known: [(question: ModalContent, labels: [String])] = []
    private unowned let stage: Stage
    private var loop: AnswerLoop?

    init(_ stage: Stage) {
        self.stage = stage
        loop = AnswerLoop(stage) { [weak self] in self.map { [$0] } ?? [] }
    }

    /// Answers a question when it is asked.
    ///
    /// An answer that the question does not have is ignored.
    func answer<Answer: Equatable>(_ question: Question<Answer>, with answer: Answer) {
        let content = question.content
        let question = question.labelled(on: stage)
        guard let labels = question.labels(giving: answer) ?? question.text(of: answer).map({ [$0] }) else { return }
        known.append((content, labels))
    }

    func moves(at front: Front) -> [Move]? {
        // A view may show the stage meanwhile.
        guard stage.presenter === self, front.isQuestion || front.sheet != nil else { return nil }
        let known = known.first { known in
            (known.question.kind.rawValue, known.question.title, known.question.identity)
                == (front.kind.rawValue, front.title, front.name)
        }
        if let moves = known.flatMap({ self.moves(giving: $0.labels, at: front) }), front.takes(moves) { return moves }
        return [front.kind == .alert ? .submit : .back]
    }

    func refused(_ error: MoveError, at front: Front) {
        guard let modal = stage.modals.last else { return }
        if !modal.dismiss() { modal.reportGone() }
    }

    private func moves(giving labels: [String], at front: Front) -> [Move]? {
        if let list = front.list {
            if case .list(_, nil) = list.kind { return [.pick(labels)] }
            return [.pick(labels), .submit]
        }
        return labels.first.map { front.fields.isEmpty ? [.press($0)] : [.fill(nil, $0), .submit] }
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
        let stage = Stage()
        let presenter = PreviewPresenter(stage)
        for (question, answer) in repeat each answers { presenter.answer(question, with: answer) }
        stage.attach(presenter)
        return stage
    }
}
