@testable import Aside

/// A ModalQueue and its reference, which perform the same operations.
struct QueueDuel {
    private var queue = ModalQueue()
    let reference = ModalQueueReference()
    private(set) var operationCount = 0

    /// Performs an operation on both.
    ///
    /// - Returns: The difference; `nil` if there is none.
    mutating func perform(_ operation: QueueOperation) -> String? {
        operationCount += 1
        let expected = reference.perform(operation)
        let effect = queue.perform(operation)
        if let difference = difference(expected, effect) { return difference }
        if let modal = reference.stuckBehindWork { return "\(modal) waits, although work on the top may wait for it" }
        return forgottenTooEarly(effect) ?? differentState(about: operation)
    }

    /// Cancels every caller, removes all modals, and looks for leftovers.
    mutating func finish() -> String? {
        for caller in reference.records.flatMap({ $0.callers.map(\.id) }).sorted(by: <) {
            if let difference = perform(.cancel(caller)) {
                return "When all callers are cancelled: \(difference)"
            }
        }
        while let last = reference.records.filter({ $0.isInView }).max(by: { $0.height < $1.height }) {
            if let difference = perform(.gone(last.modal, .dismissed)) {
                return "When all that is left goes: \(difference)"
            }
        }
        if !reference.records.isEmpty { return "In the end the reference keeps \(reference.records.map(\.modal))" }
        if !queue.isEmpty { return "In the end something is left" }
        return perform(.attach)
    }

    // MARK: Comparing

    private func difference(_ expected: QueueOperation.Effect, _ effect: QueueOperation.Effect) -> String? {
        if expected == effect { return nil }
        if expected.result == effect.result, comparable(expected.actions) == comparable(effect.actions) { return nil }
        return "It should be: \(expected)\n     But it is: \(effect)"
    }

    /// The actions in a fixed order, where the rules allow several orders.
    ///
    /// The rules say that modals are shown upwards and taken away downwards. They leave open which of several modals ends
    /// first, which caller continues first, and how these lists are mixed, because nothing outside depends on it.
    private func comparable(_ actions: [ModalQueue.Action]) -> [ModalQueue.Action] {
        var lists: [[ModalQueue.Action]] = [[], [], [], [], [], []]
        for action in actions {
            switch action {
            case .askToClose: lists[0].append(action)
            case .end: lists[1].append(action)
            case .forget: lists[2].append(action)
            case .resume: lists[3].append(action)
            case .takeAway: lists[4].append(action)
            case .present: lists[5].append(action)
            }
        }
        for list in 1...3 { lists[list].sort { $0.serial < $1.serial } }
        return Array(lists.joined())
    }

    /// A modal is forgotten only after its callers continue.
    private func forgottenTooEarly(_ effect: QueueOperation.Effect) -> String? {
        var forgotten: Set<ModalID> = []
        for action in effect.actions {
            if case .forget(let modal) = action { forgotten.insert(modal) }
            guard case .resume(_, let modal, _) = action, forgotten.contains(modal) else { continue }
            return "\(modal) is forgotten before its caller knows: \(effect)"
        }
        return nil
    }

    private func differentState(about operation: QueueOperation) -> String? {
        if queue.isEmpty != reference.records.isEmpty { return "Whether it is empty should be: \(!queue.isEmpty)" }
        if queue.topmost != reference.topmost {
            return "The topmost modal with work should be \(reference.topmost as Any), but is \(queue.topmost as Any)"
        }
        // This includes all modals that may be left over; leftovers are found at the end.
        for record in reference.records {
            if let difference = differentState(of: record.modal, record) { return difference }
        }
        if case .modal(let modal) = operation.surface { return differentState(of: modal, reference.record(modal)) }
        return nil
    }

    private func differentState(of modal: ModalID, _ record: ModalQueueReference.Record?) -> String? {
        let isOpen = record?.isOpen ?? false
        if queue.isOpen(modal) != isOpen { return "Whether \(modal) is open should be: \(isOpen)" }
        let phase = record?.phase
        if queue.phase(of: modal) != phase {
            return "\(modal) should be \(phase as Any), but is \(queue.phase(of: modal) as Any)"
        }
        return nil
    }
}

extension ModalQueue.Action {
    fileprivate var serial: Int {
        switch self {
        case .present(let modal), .askToClose(let modal), .end(let modal, _), .takeAway(let modal),
            .resume(let modal, _, _), .forget(let modal):
            modal.serial
        }
    }
}
