/// The modals that each work waits for.
///
/// The index finds them without a search over all modals.
struct OwnerIndex {
    /// For each work, its callers and the modal that each of them waits for.
    private var claims: [WorkID: SerialRegister<ModalID>] = [:]

    var isEmpty: Bool { claims.isEmpty }

    mutating func insert(_ waiter: Waiters.Waiter, of modal: ModalID) {
        guard let owner = waiter.owner else { return }
        claims[owner, default: SerialRegister()][waiter.id.serial] = modal
    }

    mutating func remove(_ waiter: Waiters.Waiter) {
        guard let owner = waiter.owner, let index = claims.index(forKey: owner) else { return }
        claims.values[index][waiter.id.serial] = nil
        if claims.values[index].isEmpty { claims.remove(at: index) }
    }

    /// Returns the callers of a work by modal, in the order in which the modals were asked.
    func claims(of owner: WorkID) -> [(modal: ModalID, waiters: [WaiterID])] {
        guard let claims = claims[owner] else { return [] }
        var byModal: [(modal: ModalID, waiters: [WaiterID])] = []
        for claim in claims.elements.sorted(by: { ($0.value, $0.serial) < ($1.value, $1.serial) }) {
            if byModal.last?.modal != claim.value { byModal.append((claim.value, [])) }
            byModal[byModal.count - 1].waiters.append(WaiterID(serial: claim.serial))
        }
        return byModal
    }
}
