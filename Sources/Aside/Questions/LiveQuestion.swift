/// Where a question is shown: in a modal, or as a step during one stay on the stack.
///
/// The rules of a question are written once, in ``LiveForm`` and in what its ``Question/Reading`` does. This is all in
/// which the two places differ.
@MainActor
protocol QuestionShowing<Answer>: AnyObject {
    associatedtype Answer

    /// What is shown.
    var content: ModalContent { get set }
    var source: SourceLine { get }
    var host: ModalHost { get }
    /// Whether it is still to be answered.
    var isOpen: Bool { get }
    /// What its checks run in.
    var work: Work { get }
    /// The stage on which its checks ask.
    var stageOfWork: Stage { get }

    /// Gives the answer in the name of the user, who may have picked the choice or the row at a place; returns `false`
    /// if it is refused.
    @discardableResult func settle(_ answer: Answer, at place: Int?) -> Bool
    /// Gives the answer that a check has passed.
    func settleByItself(_ result: Result<Answer, any Error>)
    /// Leaves the question without an answer.
    func leave() -> Bool
    /// Says whether something runs inside, so that a task that belongs to none asks above it.
    func hostsWork(_ isRunning: Bool)
}

extension QuestionShowing {
    /// The owner of what the user types.
    var typing: TypingOwner {
        TypingOwner(tasks: host.tasks) {
            self.isOpen
        } startWork: {
            self.work.start($0)
        }
    }
}

extension Question.Reading {
    /// Does what the user does with a button or a row of a question without fields; returns `false` if it is refused.
    @MainActor
    func operate(
        _ operation: Outline.Operation, at place: Int, in showing: some QuestionShowing<Answer>
    ) -> Bool {
        if case .many(let rows) = self { return rows.operate(operation, at: place, in: showing) }
        switch operation {
        case .press:
            guard showing.content.choices.indices.contains(place) else { return false }
            // In a list, the rows are the answers. The only button cancels.
            if showing.content.kind == .choose { return showing.leave() }
        case .pick: guard showing.content.options.indices.contains(place) else { return false }
        default: return false
        }
        guard showing.content.unavailability(ofPlace: place) == nil, let answer = answer(at: place) else {
            return false
        }
        return showing.settle(answer, at: place)
    }
}

/// How the selected rows of a list of many stand for its answer.
@MainActor
struct SelectedRows<Answer> {
    /// Returns the answer of the rows at some places.
    let answer: @MainActor ([Int]) -> Answer
    /// Returns the places of the rows that together give an answer; `nil` if none do.
    let places: @MainActor (Answer) -> [Int]?

    init<Value: Equatable>(_ values: [Value]) where Answer == [Value] {
        answer = { places in places.map { values[$0] } }
        places = { answer in
            let places = values.indices.filter { answer.contains(values[$0]) }
            return places.count == answer.count ? places : nil
        }
    }
}

extension SelectedRows {
    fileprivate func operate(
        _ operation: Outline.Operation, at place: Int, in showing: some QuestionShowing<Answer>
    ) -> Bool {
        switch operation {
        case .pick: return pick(place, in: showing)
        case .press where place == 0:
            guard showing.content.count?.contains(showing.content.selectedCount) ?? true else { return false }
            let options = showing.content.options
            return showing.settle(answer(options.indices.filter { options[$0].isSelected }), at: nil)
        case .press where showing.content.choices.indices.contains(place): return showing.leave()
        default: return false
        }
    }

    private func pick(_ row: Int, in showing: some QuestionShowing<Answer>) -> Bool {
        guard showing.isOpen, showing.content.options.indices.contains(row),
            showing.content.options[row].unavailable == nil
        else { return false }
        let isFull = showing.content.selectedCount >= showing.content.count?.upperBound ?? .max
        guard showing.content.options[row].isSelected || !isFull else { return false }
        showing.content.body[0].toggleOption(row)
        return true
    }
}
