/// The callers that wait for one modal, in the order in which they came.
///
/// Nearly every modal has only one caller, which needs no array.
struct Waiters {
    private var first: Waiter?
    private var others = SerialRegister<WorkID?>()

    /// A caller, and the work that it belongs to.
    struct Waiter: Equatable {
        let id: WaiterID
        let owner: WorkID?
    }

    init(_ waiter: Waiter) {
        first = waiter
    }

    var count: Int { (first == nil ? 0 : 1) + others.count }

    func contains(_ id: WaiterID) -> Bool {
        first?.id == id || others[id.serial] != nil
    }

    mutating func append(_ waiter: Waiter) {
        others[waiter.id.serial] = .some(waiter.owner)
    }

    mutating func remove(_ id: WaiterID) -> Waiter? {
        if let first, first.id == id {
            self.first = nil
            return first
        }
        guard let owner = others[id.serial] else { return nil }
        others[id.serial] = nil
        return Waiter(id: id, owner: owner)
    }

    /// All callers, in order.
    var all: [Waiter] {
        let later = others.elements.map { Waiter(id: WaiterID(serial: $0.serial), owner: $0.value) }
        return (first.map { [$0] } ?? []) + later
    }

    /// The only caller, if there is just one.
    ///
    /// This property allocates no array.
    var only: Waiter? { others.isEmpty ? first : nil }
}
