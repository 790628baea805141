import RandomOperations
import Testing

@testable import Aside

/// The cost of many modals: time in proportion to their number, and no call stack that grows with their depth.
@Suite("Cost of ModalQueue", .serialized)
struct ModalQueueCostTests {
    /// An operation on a number of modals.
    enum Burden: String, CaseIterable {
        case cancelInOrder, cancelBackwards, cancelAtRandom, answerInARow, ownersEnd, ownersEndBackwards, oneOwnerEnds
        case closeLowest, closeOwnerOfAll, lowestGone, closeFromTheTop, unknownTasksNest, moveUpTogether
        case moveUpAboveOneAnother, joinAndLeave, distinctKeys

        var largest: Int {
            switch self {
            case .closeLowest, .closeOwnerOfAll, .lowestGone, .closeFromTheTop: 2500
            default: 5000
            }
        }
    }

    // A sanitizer asks for fewer operations, and slows down some operations more than others.
    @Test(
        "Four times as many modals cost less than twelve times as much", .enabled(if: Wanted.operations(0) == 0),
        arguments: Burden.allCases)
    func linear(burden: Burden) {
        // Other processes use the caches, too, so the fastest of several tries counts.
        var few = Duration.seconds(1000)
        var many = Duration.seconds(12_000)
        for _ in 0..<20 where many / few >= 12 {
            few = min(few, burden.time(burden.largest / 4), burden.time(burden.largest / 4))
            many = min(many, burden.time(burden.largest))
        }
        let ratio = many / few
        #expect(ratio < 12, "\(burden)")
    }
}

extension ModalQueueCostTests.Burden {
    /// The time that the burden takes, without the preparation.
    fileprivate func time(_ count: Int) -> Duration {
        let load = QueueLoad()
        if self != .unknownTasksNest { load.prepare(self, count) }
        let duration = cpuTime { load.carry(self, count) }
        if !load.queue.isEmpty { Issue.record("\(self) leaves something behind") }
        return duration
    }
}

/// A queue with many modals.
private final class QueueLoad {
    var queue = ModalQueue()
    private var actions: [ModalQueue.Action] = []

    init() { queue.attach(&actions) }

    func prepare(_ burden: ModalQueueCostTests.Burden, _ count: Int) {
        switch burden {
        case .cancelInOrder, .cancelBackwards, .cancelAtRandom, .answerInARow:
            for serial in 1...count { ask(serial) }
        case .ownersEnd, .ownersEndBackwards:
            for serial in 1...count { ask(serial, owner: serial) }
        case .oneOwnerEnds:
            for serial in 1...count { ask(serial, owner: 7) }
        case .closeLowest, .lowestGone, .closeFromTheTop:
            for serial in 1...count { ask(serial, on: serial == 1 ? .base : .modal(serial - 1), hostsWork: true) }
        case .closeOwnerOfAll:
            for serial in 1...count { ask(serial, on: serial == 1 ? .base : .modal(serial - 1), owner: 7) }
        case .moveUpTogether, .moveUpAboveOneAnother:
            ask(1)
            for serial in 2...count { ask(serial, on: nil, hostsWork: burden == .moveUpAboveOneAnother) }
        case .joinAndLeave:
            for serial in 1...count { ask(serial, owner: serial, key: "login") }
        case .distinctKeys, .unknownTasksNest: break
        }
    }

    func carry(_ burden: ModalQueueCostTests.Burden, _ count: Int) {
        switch burden {
        case .cancelInOrder: for serial in 1...count { cancel(serial) }
        case .cancelBackwards: for serial in (1...count).reversed() { cancel(serial) }
        case .cancelAtRandom:
            var random = Seeded(seed: 1)
            for serial in (1...count).shuffled(using: &random) { cancel(serial) }
        case .answerInARow: for serial in 1...count { end(serial) }
        case .ownersEnd: for serial in 1...count { queue.end(WorkID(serial: serial), &actions) }
        case .ownersEndBackwards: for serial in (1...count).reversed() { queue.end(WorkID(serial: serial), &actions) }
        case .oneOwnerEnds, .closeOwnerOfAll: queue.end(WorkID(serial: 7), &actions)
        case .closeLowest: end(1)
        case .lowestGone: gone(1)
        case .closeFromTheTop: for serial in (1...count).reversed() { end(serial) }
        case .unknownTasksNest:
            for serial in 1...count { ask(serial, on: nil, hostsWork: true) }
            end(1)
        case .moveUpTogether:
            queue.setHostsWork(true, ModalID(serial: 1), &actions)
            for serial in 2...count { end(serial) }
        case .moveUpAboveOneAnother:
            queue.setHostsWork(true, ModalID(serial: 1), &actions)
            for serial in (2...count).reversed() { end(serial) }
        case .joinAndLeave:
            for serial in 1...count { queue.cancel(WaiterID(serial: serial), of: ModalID(serial: 1), &actions) }
        case .distinctKeys:
            for serial in 1...count { ask(serial, key: "\(serial)") }
            for serial in 1...count { end(serial) }
        }
        for serial in 1...count { gone(serial) }
    }

    private func ask(
        _ serial: Int, on surface: Surface? = .base, owner: Int? = nil, hostsWork: Bool = false, key: String? = nil
    ) {
        let request = ModalQueue.Request(
            modal: ModalID(serial: serial), waiter: WaiterID(serial: serial), owner: owner.map { WorkID(serial: $0) },
            surface: surface, key: key.map { QuestionKey($0) }, hostsWork: hostsWork)
        _ = queue.request(request, &actions)
    }

    private func cancel(_ serial: Int) {
        queue.cancel(WaiterID(serial: serial), of: ModalID(serial: serial), &actions)
    }

    private func end(_ serial: Int) {
        _ = queue.end(ModalID(serial: serial), as: .answered, &actions)
        gone(serial)
    }

    private func gone(_ serial: Int) {
        _ = queue.gone(ModalID(serial: serial), &actions)
    }
}
