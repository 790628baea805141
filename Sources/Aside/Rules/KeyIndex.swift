/// The modals of each question that has a key.
///
/// The index finds a repeated question without a search.
struct KeyIndex {
    private var modals: [QuestionKey: SerialRegister<Void>] = [:]

    var isEmpty: Bool { modals.isEmpty }

    /// Returns the modals with a key, in the order in which they were asked.
    func modals(for key: QuestionKey) -> [ModalID] {
        modals[key]?.elements.map { ModalID(serial: $0.serial) } ?? []
    }

    mutating func insert(_ modal: ModalID, _ key: QuestionKey) {
        modals[key, default: SerialRegister()][modal.serial] = ()
    }

    mutating func remove(_ modal: ModalID, _ key: QuestionKey) {
        guard let index = modals.index(forKey: key) else { return }
        modals.values[index][modal.serial] = nil
        if modals.values[index].isEmpty { modals.remove(at: index) }
    }
}
