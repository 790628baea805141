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

// MARK: - In words

extension QueueOperation: CustomStringConvertible {
    var description: String {
        switch self {
        case .request(let request):
            var words = ["modal \(request.modal.serial) asked for"]
            switch request.surface {
            case nil: words.append("by an unknown task")
            case .base: break
            case .modal(let parent): words.append("above \(parent.serial)")
            }
            if let owner = request.owner { words.append("by work \(owner.serial)") }
            if request.policy != .queue { words.append("to \(request.policy)") }
            if let key = request.key {
                words.append("as “\(key.id)”\(key == QuestionKey(key.id) ? "" : " with another answer")")
            }
            if request.isGuarded { words.append("guarded") }
            if request.hostsWork { words.append("hosting work") }
            return words.joined(separator: ", ")
        case .cancel(let caller): return "caller \(caller.serial) is cancelled"
        case .workEnds(let owner): return "work \(owner.serial) ends"
        case .end(let modal, let ending, let byItself):
            return "\(modal) ends \(byItself ? "by itself " : "")as \(ending)"
        case .dismiss(let modal): return "\(modal) is dismissed"
        case .closeGuard(let modal, let allows): return "the guard of \(modal) \(allows ? "allows" : "refuses")"
        case .setHostsWork(let modal, let hostsWork): return "\(modal) hosts \(hostsWork ? "work" : "no work")"
        case .attach: return "a presenter comes"
        case .detach: return "the presenter goes"
        case .gone(let modal, .dismissed): return "\(modal) has gone"
        case .gone(let modal, let ending): return "\(modal) has gone, as \(ending) if it had not ended"
        }
    }
}

extension QueueOperation.Effect: CustomStringConvertible {
    var description: String {
        var words: [String] =
            switch result {
            case .admission(.admitted): ["admitted"]
            case .admission(.joined(let modal)): ["joined \(modal)"]
            case .admission(.refused(let ending)): ["refused as \(ending)"]
            case .taken: ["taken"]
            case .refused: ["refused"]
            case .done: []
            }
        words += actions.map { action in
            switch action {
            case .present(let modal): "present \(modal.serial)"
            case .end(let modal, let ending): "end \(modal.serial) as \(ending)"
            case .takeAway(let modal): "take \(modal.serial) away"
            case .askToClose(let modal): "ask \(modal.serial) to close"
            case .forget(let modal): "forget \(modal.serial)"
            case .resume(let caller, let modal, let ending): "resume caller \(caller.serial) of \(modal) as \(ending)"
            }
        }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
}

extension QuestionKey {
    init(_ id: String) { self.init(id: id, answer: ObjectIdentifier(Bool.self)) }
}
