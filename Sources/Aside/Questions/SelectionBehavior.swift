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

/// The behavior of a list to choose many rows from.
@MainActor
final class SelectionBehavior<Answer>: ModalBehavior {
    private let rows: SelectedRows<Answer>

    init(_ rows: SelectedRows<Answer>) {
        self.rows = rows
    }

    func operate(_ operation: Outline.Operation, at place: Int, of modal: AskedQuestion<Answer>) -> Bool {
        switch operation {
        case .pick: pick(place, of: modal)
        case .press where place == 0: confirm(modal)
        case .press where modal.content.choices.indices.contains(place): modal.host.dismiss(modal.id)
        default: false
        }
    }

    private func pick(_ option: Int, of modal: Modal) -> Bool {
        guard modal.host.isOpen(modal.id), modal.content.options.indices.contains(option) else { return false }
        guard modal.content.options[option].unavailable == nil else { return false }
        let isFull = modal.content.selectedCount >= modal.content.count?.upperBound ?? .max
        guard modal.content.options[option].isSelected || !isFull else { return false }
        modal.content.body[0].toggleOption(option)
        return true
    }

    private func confirm(_ modal: AskedQuestion<Answer>) -> Bool {
        guard modal.content.count?.contains(modal.content.selectedCount) ?? true else { return false }
        let options = modal.content.options
        return modal.settle(rows.answer(options.indices.filter { options[$0].isSelected }))
    }
}
