@testable import Aside

/// A ModalQueue and its reference, which get the same operations; and what must hold whatever the reference says.
struct QueueDuel {
    private var queue = ModalQueue()
    let reference = ModalQueueReference()
    private var renderer = StrictRenderer()
    /// Who waits for an answer, and for which modal.
    private var waiting: [WaiterID: ModalID] = [:]
    private var lastSerial = 0
    private(set) var operationCount = 0

    /// Performs an operation on both.
    ///
    /// - Returns: what differs, if anything does.
    mutating func perform(_ operation: QueueOperation) -> String? {
        operationCount += 1
        let expected = reference.perform(operation)
        let effect = queue.perform(operation)
        return difference(expected, effect) ?? violation(operation, effect) ?? differentState(about: operation)
    }

    /// Cancels every caller, lets everything go, and looks for what is left.
    mutating func finish() -> String? {
        for waiter in waiting.keys.sorted(by: { $0.serial < $1.serial }) {
            if let difference = perform(.cancel(waiter)) { return "When all callers are cancelled: \(difference)" }
        }
        while let last = renderer.inView.last {
            if let difference = perform(.gone(last, .dismissed)) { return "When all that is left goes: \(difference)" }
        }
        guard waiting.isEmpty else { return "In the end nobody resumes \(waiting)" }
        if !reference.records.isEmpty { return "In the end the reference keeps \(reference.records.map(\.modal))" }
        for serial in 0...lastSerial {
            let modal = ModalID(serial: serial)
            var ignored: [ModalQueue.Action] = []
            if queue.isOpen(modal) || queue.gone(modal, &ignored) { return "In the end \(modal) is left" }
        }
        return perform(.attach)
    }

    // MARK: Comparing

    private func difference(_ expected: QueueOperation.Effect, _ effect: QueueOperation.Effect) -> String? {
        if expected == effect { return nil }
        if expected.result == effect.result, comparable(expected.actions) == comparable(effect.actions) { return nil }
        return "It should be: \(expected)\n     But it is: \(effect)"
    }

    /// The actions, with those put in a fixed order whose order the law leaves open.
    ///
    /// It fixes what is shown and taken away, each from where: upwards, and downwards. It does not fix who of those
    /// that go at the same time goes first, nor which caller goes on first, nor how these lists are mixed: nothing
    /// outside depends on it. What else it fixes is said by `violation`.
    private func comparable(_ actions: [ModalQueue.Action]) -> [ModalQueue.Action] {
        var lists: [[ModalQueue.Action]] = [[], [], [], [], []]
        for action in actions {
            switch action {
            case .askToClose: lists[0].append(action)
            case .dismiss: lists[1].append(action)
            case .forget: lists[2].append(action)
            case .resume: lists[3].append(action)
            case .present: lists[4].append(action)
            }
        }
        lists[2].sort { $0.serial < $1.serial }
        lists[3].sort { $0.serial < $1.serial }
        return Array(lists.joined())
    }

    private func differentState(about operation: QueueOperation) -> String? {
        let surface = operation.surface
        if queue.isFree(surface) != reference.isFree(surface) {
            return "Whether \(surface) is free should be: \(reference.isFree(surface))"
        }
        if queue.topmost != reference.topmost {
            return "The topmost surface should be \(reference.topmost), but is \(queue.topmost)"
        }
        // All that may be there: whatever else is left is found in the end.
        for record in reference.records {
            if let difference = differentState(of: record.modal, record) { return difference }
        }
        if case .modal(let modal) = surface { return differentState(of: modal, reference.record(modal)) }
        return nil
    }

    private func differentState(of modal: ModalID, _ record: ModalQueueReference.Record?) -> String? {
        let (isOpen, isShown) = (record?.isOpen ?? false, record?.isShown ?? false)
        if queue.isOpen(modal) != isOpen { return "Whether \(modal) is open should be: \(isOpen)" }
        if queue.isShown(modal) != isShown { return "Whether \(modal) is shown should be: \(isShown)" }
        return nil
    }

    // MARK: What must hold, by itself

    private mutating func violation(_ operation: QueueOperation, _ effect: QueueOperation.Effect) -> String? {
        switch operation {
        case .request(let request):
            lastSerial = max(lastSerial, request.modal.serial)
            if case .admission(.admitted) = effect.result { waiting[request.waiter] = request.modal }
            if case .admission(.joined(let modal)) = effect.result { waiting[request.waiter] = modal }
        case .detach:
            renderer.inView = []
        default: break
        }
        // Those of unknown tasks move down when that above which they wait ends.
        for record in reference.records { renderer.parents[record.modal] = record.parent?.modal }
        var resumed: Set<ModalID> = []
        for action in effect.actions {
            if case .resume(let waiter, _) = action {
                guard let modal = waiting.removeValue(forKey: waiter) else {
                    return "Caller \(waiter.serial) is resumed twice, or waits for nothing: \(effect)"
                }
                resumed.insert(modal)
            } else if case .forget(let modal) = action, resumed.contains(modal) {
                return "A caller goes on before \(modal) has gone: \(effect)"
            } else if let violation = renderer.violation(action) {
                return "\(violation): \(effect)"
            }
        }
        return nil
    }
}

/// A renderer that keeps what is in view as a pile, and accepts no change but on its top.
private struct StrictRenderer {
    /// Everything that has been shown and has not gone, from the lowest to the topmost.
    var inView: [ModalID] = []
    /// What each is to be shown above, where that is not the stack.
    var parents: [ModalID: ModalID] = [:]

    /// - Returns: what is wrong with this action.
    mutating func violation(_ action: ModalQueue.Action) -> String? {
        switch action {
        case .present(let modal):
            guard parents[modal] == inView.last else {
                return "\(modal) is shown beside another one or twice"
            }
            inView.append(modal)
        case .dismiss(let modal):
            guard inView.contains(modal) else { return "\(modal) is taken away, but is not in view" }
        case .forget(let modal):
            guard inView.contains(modal) else { return nil }
            guard inView.removeLast() == modal else { return "\(modal) goes before what shows above it" }
        case .askToClose, .resume: break
        }
        return nil
    }
}

extension ModalQueue.Action {
    fileprivate var serial: Int {
        switch self {
        case .present(let modal), .dismiss(let modal), .askToClose(let modal), .forget(let modal): modal.serial
        case .resume(let waiter, _): waiter.serial
        }
    }
}
