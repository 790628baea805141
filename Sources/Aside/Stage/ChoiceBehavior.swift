/// The behavior of an alert, or of a list to choose one row from: each choice or row has its answer.
@MainActor
final class ChoiceBehavior<Answer>: AnsweringBehavior<Answer> {
    override var answeredPlace: Int? { place }
    private var place: Int?
    private let question: Question<Answer>

    init(_ question: Question<Answer>) {
        self.question = question
    }

    override func press(_ choice: Int, of modal: Modal) -> Bool {
        guard modal.content.choices.indices.contains(choice) else { return false }
        // In a list, the rows are the answers. The only button cancels.
        if modal.content.kind == .choose { return modal.host.dismiss(modal.id) }
        return answer(choice, of: modal)
    }

    override func pick(_ option: Int, of modal: Modal) -> Bool {
        modal.content.options.indices.contains(option) && answer(option, of: modal)
    }

    override func answersDismissal(of modal: Modal) -> Bool {
        guard modal.content.kind != .choose, let cancel = modal.content.cancelChoice else { return false }
        return read(cancel.id)
    }

    private func answer(_ place: Int, of modal: Modal) -> Bool {
        guard !modal.host.isLeaving(modal.id), modal.content.unavailability(ofPlace: place) == nil, read(place) else {
            return false
        }
        return modal.host.end(modal.id, as: .answered)
    }

    private func read(_ place: Int) -> Bool {
        guard let answer = question.answer(at: place) else { return false }
        result = .success(answer)
        self.place = place
        return true
    }
}
