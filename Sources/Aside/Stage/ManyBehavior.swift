/// The behavior of a list to choose many rows from.
@MainActor
final class ManyBehavior<Value: Equatable>: Interaction {
    private let values: [Value]

    init(_ values: [Value]) {
        self.values = values
    }

    func operate(_ operation: Outline.Operation, at place: Int, of modal: Asked<[Value]>) -> Bool {
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

    private func confirm(_ modal: Asked<[Value]>) -> Bool {
        guard modal.content.count?.contains(modal.content.selectedCount) ?? true else { return false }
        return modal.settle(zip(values, modal.content.options).filter(\.1.isSelected).map(\.0))
    }

    func places(of answer: [Value]) -> [Int]? {
        let places = values.indices.filter { answer.contains(values[$0]) }
        return places.count == answer.count ? places : nil
    }
}
