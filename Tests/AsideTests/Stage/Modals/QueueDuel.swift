@testable import Aside

/// A ModalQueue and its reference, which perform the same operations, with rules that hold for any reference.
struct QueueDuel {
    private var queue = ModalQueue()
    let reference = ModalQueueReference()
    private var presenter = StrictPresenter()
    /// The callers that wait for an answer, each with the modal that it waits for.
    private var waiting: [ModalID: ModalID] = [:]
    private(set) var operationCount = 0

    /// Performs an operation on both.
    ///
    /// - Returns: The difference; `nil` if there is none.
    mutating func perform(_ operation: QueueOperation) -> String? {
        operationCount += 1
        let expected = reference.perform(operation)
        let effect = queue.perform(operation)
        return difference(expected, effect) ?? violation(operation, effect) ?? differentState(about: operation)
    }

    /// Cancels every caller, removes all modals, and looks for leftovers.
    mutating func finish() -> String? {
        for caller in waiting.keys.sorted(by: <) {
            if let difference = perform(.cancel(caller)) {
                return "When all callers are cancelled: \(difference)"
            }
        }
        while let last = presenter.inView.last {
            if let difference = perform(.gone(last, .dismissed)) { return "When all that is left goes: \(difference)" }
        }
        guard waiting.isEmpty else { return "In the end nobody resumes \(waiting)" }
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
    /// The rules say that modals are shown upwards. They leave open which of several modals goes first, which caller
    /// continues first, and how these lists are mixed, because nothing outside depends on it. `violation` checks the
    /// other rules.
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
        for list in 1...4 { lists[list].sort { $0.serial < $1.serial } }
        return Array(lists.joined())
    }

    private func differentState(about operation: QueueOperation) -> String? {
        let surface = operation.surface
        if queue.isFree(surface) != reference.isFree(surface) {
            return "Whether \(surface) is free should be: \(reference.isFree(surface))"
        }
        if queue.isEmpty != reference.records.isEmpty { return "Whether it is empty should be: \(!queue.isEmpty)" }
        if queue.topmost != reference.topmost {
            return "The topmost modal with work should be \(reference.topmost as Any), but is \(queue.topmost as Any)"
        }
        if queue.isFree(nil) != reference.isFree(nil) {
            return "Whether unknown tasks find room should be: \(reference.isFree(nil))"
        }
        // This includes all modals that may be left over; leftovers are found at the end.
        for record in reference.records {
            if let difference = differentState(of: record.modal, record) { return difference }
        }
        if case .modal(let modal) = surface { return differentState(of: modal, reference.record(modal)) }
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

    // MARK: Rules that hold by themselves

    private mutating func violation(_ operation: QueueOperation, _ effect: QueueOperation.Effect) -> String? {
        switch operation {
        case .request(let request):
            if case .admission(.admitted) = effect.result { waiting[request.modal] = request.modal }
            if case .admission(.joined(let modal)) = effect.result { waiting[request.modal] = modal }
        case .detach:
            presenter.takeOutAll()
        default: break
        }
        if case .gone(let modal, _) = operation { presenter.takeOut(modal) }
        if let modal = reference.stuckBehindWork { return "\(modal) waits, although work on the top may wait for it" }
        // The questions of unknown tasks move up and down.
        for record in reference.records { presenter.parents[record.modal] = record.parent?.modal }
        var forgotten: Set<ModalID> = []
        for action in effect.actions {
            switch action {
            case .resume(let caller, let modal, _):
                guard waiting.removeValue(forKey: caller) == modal else {
                    return "Caller \(caller.serial) is resumed twice, or does not wait for \(modal): \(effect)"
                }
                if forgotten.contains(modal) { return "\(modal) is forgotten before its caller knows: \(effect)" }
            case .forget(let modal):
                forgotten.insert(modal)
                if waiting.values.contains(modal) { return "\(modal) is forgotten, and a caller waits: \(effect)" }
            default: break
            }
            if let violation = presenter.violation(action) { return "\(violation): \(effect)" }
        }
        return nil
    }
}

/// A presenter that keeps the modals in view as a pile, and accepts changes only at the top.
private struct StrictPresenter {
    /// All shown modals that have not gone, from the lowest to the topmost.
    var inView: [ModalID] = []
    /// The modals that the presenter was told to take away.
    private var takingAway: Set<ModalID> = []
    private var ended: Set<ModalID> = []
    /// The parent of each modal that is not above the stack.
    var parents: [ModalID: ModalID] = [:]

    /// Removes a modal that has gone, and everything above it.
    mutating func takeOut(_ modal: ModalID) {
        guard let place = inView.firstIndex(of: modal) else { return }
        takingAway.subtract(inView[place...])
        inView.removeSubrange(place...)
    }

    mutating func takeOutAll() {
        inView = []
        takingAway = []
    }

    /// - Returns: The error in this action; `nil` if there is none.
    mutating func violation(_ action: ModalQueue.Action) -> String? {
        switch action {
        case .present(let modal):
            guard parents[modal] == inView.last, !inView.contains(modal) else {
                return "\(modal) is shown beside another one or twice"
            }
            inView.append(modal)
        case .end(let modal, _):
            if !ended.insert(modal).inserted { return "\(modal) ends twice" }
        case .takeAway(let modal):
            guard let place = inView.firstIndex(of: modal) else { return "\(modal) is taken away, but is not in view" }
            if !takingAway.insert(modal).inserted { return "\(modal) is taken away twice" }
            guard takingAway.isSuperset(of: inView[place...]) else { return "\(modal) goes before what is above it" }
        case .forget(let modal):
            if inView.contains(modal) { return "\(modal) is forgotten while it is in view" }
            if !ended.contains(modal) { return "\(modal) is forgotten, and nobody knows that it has ended" }
        case .askToClose, .resume: break
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
