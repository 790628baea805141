import RandomOperations

@testable import Aside

/// One call of a ModalQueue, as a value that a test can make at random, repeat and print.
enum QueueOperation {
    case request(ModalQueue.Request)
    case cancel(ModalID)
    case workEnds(WorkID)
    case end(ModalID, Ending, byItself: Bool)
    case dismiss(ModalID)
    case closeGuard(ModalID, allows: Bool)
    case setHostsWork(ModalID, Bool)
    case attach
    case detach
    /// The ending counts if the modal has not ended before.
    case gone(ModalID, Ending)

    /// The result of the call.
    enum Result: Equatable {
        case admission(ModalQueue.Admission)
        case taken
        case refused
        /// The call returns nothing.
        case done
    }

    /// The result of the call, and what to do.
    struct Effect: Equatable {
        var result: Result
        var actions: [ModalQueue.Action]
    }

    /// The surface of the operation.
    var surface: Surface {
        switch self {
        case .request(let request): request.surface ?? .base
        case .cancel(let modal), .end(let modal, _, _), .dismiss(let modal), .closeGuard(let modal, _),
            .setHostsWork(let modal, _), .gone(let modal, _):
            .modal(modal)
        case .workEnds, .attach, .detach: .base
        }
    }
}

extension ModalQueue {
    mutating func perform(_ operation: QueueOperation) -> QueueOperation.Effect {
        var actions: [Action] = []
        let result = apply(operation, &actions)
        return QueueOperation.Effect(result: result, actions: actions)
    }

    private mutating func apply(
        _ operation: QueueOperation, _ actions: inout [Action]
    ) -> QueueOperation.Result {
        switch operation {
        case .request(let request): return .admission(self.request(request, &actions))
        case .end(let modal, let ending, let byItself):
            return end(modal, as: ending, byItself: byItself, &actions) ? .taken : .refused
        case .dismiss(let modal): return dismiss(modal, &actions) ? .taken : .refused
        case .gone(let modal, let ending): return gone(modal, as: ending, &actions) ? .taken : .refused
        case .cancel(let caller): cancel(caller, &actions)
        case .workEnds(let owner): end(owner, &actions)
        case .closeGuard(let modal, let allows): closeGuard(of: modal, allows: allows, &actions)
        case .setHostsWork(let modal, let hostsWork): setHostsWork(hostsWork, modal, &actions)
        case .attach: attach(&actions)
        case .detach: detach(&actions)
        }
        return .done
    }
}

// MARK: - At random

extension QueueOperation {
    /// A source of operations on mostly existing modals, and sometimes on ended or missing ones.
    struct Source {
        private var random: Seeded
        /// The number of modals above which more modals end than begin.
        private let crowd: Int
        private(set) var lastSerial = 0

        init(_ random: inout Seeded) {
            self.random = Seeded(seed: random.next())
            crowd = .random(in: 2...10, using: &self.random)
        }

        mutating func next(_ reference: ModalQueueReference) -> QueueOperation {
            let isCrowded = reference.records.count >= crowd
            switch Int.random(in: isCrowded ? 50..<100 : 0..<100, using: &random) {
            case ..<54: return .request(request(reference))
            case ..<59: return cancel(reference)
            case ..<61: return .workEnds(owner())
            case ..<68: return .end(modal(reference), ending(), byItself: chance(20))
            case ..<74: return .dismiss(modal(reference))
            case ..<79: return .closeGuard(guarded(reference), allows: chance(60))
            case ..<82: return .setHostsWork(modal(reference), chance(50))
            case ..<85: return .attach
            case ..<86: return .detach
            default: return .gone(gone(reference), chance(80) ? .dismissed : .answered)
            }
        }

        private mutating func request(_ reference: ModalQueueReference) -> ModalQueue.Request {
            let surface: Surface? =
                switch Int.random(in: 0..<100, using: &random) {
                case ..<30: .base
                case ..<60: nil
                default: .modal(modal(reference))
                }
            lastSerial += 1
            return ModalQueue.Request(
                modal: ModalID(serial: lastSerial),
                owner: chance(80) ? owner() : nil,
                surface: surface,
                policy: chance(65) ? .queue : chance(60) ? .replace : .reject,
                key: chance(30) ? key() : nil,
                isGuarded: chance(40),
                hostsWork: chance(40)
            )
        }

        /// Makes a key: one id with two types of answers, or another id.
        private mutating func key() -> QuestionKey {
            chance(60)
                ? QuestionKey("a")
                : QuestionKey(id: chance(50) ? "a" : "b", answer: ObjectIdentifier(Int.self))
        }

        /// Mostly cancels a caller that waits.
        private mutating func cancel(_ reference: ModalQueueReference) -> QueueOperation {
            let modal = modal(reference)
            let caller = reference.record(modal)?.callers.randomElement(using: &random)?.id
            return .cancel(chance(90) ? caller ?? modal : ModalID(serial: lastSerial))
        }

        private mutating func ending() -> Ending {
            chance(60) ? .answered : Ending.allCases.randomElement(using: &random) ?? .answered
        }

        private mutating func modal(_ reference: ModalQueueReference) -> ModalID {
            if chance(85), let record = reference.records.randomElement(using: &random) { return record.modal }
            // The next modal has not been asked for yet.
            return ModalID(serial: .random(in: max(0, lastSerial - 9)...(lastSerial + 1), using: &random))
        }

        /// Mostly returns a modal whose guard is deciding.
        private mutating func guarded(_ reference: ModalQueueReference) -> ModalID {
            let asked = reference.records.filter { $0.isAskedToClose }.randomElement(using: &random)
            return chance(80) ? asked?.modal ?? modal(reference) : modal(reference)
        }

        /// Mostly returns a modal that is leaving, in any order.
        private mutating func gone(_ reference: ModalQueueReference) -> ModalID {
            if chance(85), let record = reference.records.filter({ $0.isLeaving }).randomElement(using: &random) {
                return record.modal
            }
            return modal(reference)
        }

        private mutating func owner() -> WorkID {
            WorkID(serial: .random(in: 1...6, using: &random))
        }

        private mutating func chance(_ percent: Int) -> Bool {
            .random(in: 0..<100, using: &random) < percent
        }
    }
}

extension QuestionKey {
    init(_ id: String) { self.init(id: id, answer: ObjectIdentifier(Bool.self)) }
}
