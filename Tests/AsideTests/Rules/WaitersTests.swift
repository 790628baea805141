import Testing

@testable import Aside

/// The callers of one modal, and the two indexes of the queue.
@Suite("Waiters and indexes")
struct WaitersTests {
    private func waiter(_ serial: Int, of owner: Int? = nil) -> Waiters.Waiter {
        Waiters.Waiter(id: WaiterID(serial: serial), owner: owner.map { WorkID(serial: $0) })
    }

    @Test("Callers are kept in their order, with their owners, and leave one by one")
    func waiters() {
        var waiters = Waiters(waiter(1, of: 7))
        #expect(waiters.only == waiter(1, of: 7))
        waiters.append(waiter(2))
        waiters.append(waiter(3, of: 8))
        #expect(waiters.all == [waiter(1, of: 7), waiter(2), waiter(3, of: 8)])
        #expect(waiters.only == nil)
        #expect(waiters.contains(WaiterID(serial: 2)))
        #expect(waiters.remove(WaiterID(serial: 4)) == nil)
        for (left, owner) in [(1, 7), (2, nil), (3, 8)] {
            #expect(waiters.remove(WaiterID(serial: left)) == waiter(left, of: owner))
            #expect(waiters.remove(WaiterID(serial: left)) == nil)
            #expect(!waiters.contains(WaiterID(serial: left)))
            #expect(waiters.count == 3 - left)
        }
        #expect(waiters.all == [])
    }

    @Test("The callers of a work are found by modal, the oldest modal first")
    func owners() {
        var index = OwnerIndex()
        for (caller, modal) in [(1, 5), (2, 3), (3, 5)] {
            index.insert(waiter(caller, of: 7), of: ModalID(serial: modal))
        }
        index.insert(waiter(4, of: 8), of: ModalID(serial: 3))
        index.insert(waiter(5), of: ModalID(serial: 3))
        let claims = index.claims(of: WorkID(serial: 7))
        #expect(claims.map(\.modal.serial) == [3, 5])
        #expect(claims.map { $0.waiters.map(\.serial) } == [[2], [1, 3]])
        #expect(index.claims(of: WorkID(serial: 9)).isEmpty)
    }

    @Test("The index is empty when all callers have left")
    func ownersLeave() {
        var index = OwnerIndex()
        let waiters = [waiter(1, of: 7), waiter(2, of: 7), waiter(3, of: 8), waiter(4)]
        for waiter in waiters { index.insert(waiter, of: ModalID(serial: 1)) }
        #expect(!index.isEmpty)
        for waiter in waiters { index.remove(waiter) }
        #expect(index.isEmpty)
    }

    @Test("Modals are found by the key of their question, which includes the type of the answer")
    func keys() {
        var index = KeyIndex()
        let keys = [Int.self, String.self].map { QuestionKey(id: "login", answer: ObjectIdentifier($0 as Any.Type)) }
        index.insert(ModalID(serial: 4), keys[0])
        index.insert(ModalID(serial: 2), keys[0])
        index.insert(ModalID(serial: 3), keys[1])
        #expect(index.modals(for: keys[0]).map(\.serial) == [2, 4])
        #expect(index.modals(for: keys[1]).map(\.serial) == [3])
        index.remove(ModalID(serial: 3), keys[1])
        index.remove(ModalID(serial: 4), keys[0])
        #expect(index.modals(for: keys[0]).map(\.serial) == [2])
        index.remove(ModalID(serial: 2), keys[0])
        #expect(index.isEmpty)
    }
}
