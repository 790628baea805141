@testable import Aside

/// What the law says about modals, written as plainly as can be and without any thought of speed.
///
/// There is one flat list of all modals that have not gone, in the order in which their turns come: the order of asking,
/// but for replacements. Who stands, who is shown and what is to be done is computed from that list after each operation.
final class ModalQueueReference {
    final class Record {
        let modal: ModalID
        /// What it shows above; `nil` for the stack.
        var parent: Record?
        /// Whether it was asked by an unknown task.
        let isNobodys: Bool
        let key: String?
        let isGuarded: Bool
        let isReplacement: Bool
        var hostsWork: Bool
        var waiters: [ModalQueue.Waiter]
        /// Why it has ended, once it has.
        var ending: Ending?
        /// Whether a renderer was told to show it, and has not reported it gone since.
        var isInView = false
        var isAskedToClose = false

        var isOpen: Bool { ending == nil }
        var isLeaving: Bool { !isOpen && isInView }
        var isShown: Bool { isOpen && isInView }

        init(_ request: ModalQueue.Request, above parent: Record?) {
            modal = request.modal
            self.parent = parent
            isNobodys = request.surface == nil
            key = request.key
            isGuarded = request.isGuarded
            isReplacement = request.whenTaken == .replace
            hostsWork = request.hostsWork
            waiters = [ModalQueue.Waiter(id: request.waiter, owner: request.owner)]
        }

        var height: Int { parent.map { $0.height + 1 } ?? 0 }

        func isSameOrAbove(_ other: Record) -> Bool {
            self === other || parent?.isSameOrAbove(other) ?? false
        }
    }

    private(set) var records: [Record] = []
    private(set) var hasRenderer = false

    /// Does what the law says about one operation, and lists what is to be done, in an order that the law allows.
    func perform(_ operation: QueueOperation) -> QueueOperation.Effect {
        let wereLeaving = records.filter { $0.isLeaving }
        var actions: [ModalQueue.Action] = []
        let result = apply(operation, &actions)
        endOrphans()
        let leaving = records.filter { record in record.isLeaving && !wereLeaving.contains { $0 === record } }
        // What is on top goes first.
        for record in leaving.sorted(by: { $0.height > $1.height }) { actions.append(.dismiss(record.modal)) }
        removeGone(&actions)
        present(&actions)
        return QueueOperation.Effect(result: result, actions: actions)
    }

    // MARK: The operations

    private func apply(_ operation: QueueOperation, _ actions: inout [ModalQueue.Action]) -> QueueOperation.Result {
        switch operation {
        case .request(let request):
            return .admission(admit(request))
        case .cancel(let waiter):
            stopWaiting(.cancelled, &actions) { $0.id == waiter }
        case .workEnds(let owner):
            stopWaiting(.ownerGone, &actions) { $0.owner == owner }
        case .end(let modal, let ending):
            guard let record = record(modal), record.isOpen else { return .refused }
            record.ending = ending
            return .taken
        case .dismiss(let modal):
            guard let record = record(modal), isStanding(record), !record.isAskedToClose else { return .refused }
            if record.isGuarded {
                record.isAskedToClose = true
                actions.append(.askToClose(modal))
            } else {
                record.ending = .dismissed
            }
            return .taken
        case .closeGuard(let modal, let allows):
            guard let record = record(modal), record.isOpen, record.isAskedToClose else { return .done }
            record.isAskedToClose = false
            if allows { record.ending = .dismissed }
        case .setHostsWork(let modal, let hostsWork):
            record(modal)?.hostsWork = hostsWork
        case .attach:
            hasRenderer = true
        case .detach:
            hasRenderer = false
            for record in records { record.isInView = false }
        case .gone(let modal, let ending):
            guard let record = record(modal), record.isInView else { return .refused }
            record.ending = record.ending ?? ending
            for other in records where other.isSameOrAbove(record) && other.isInView {
                other.ending = other.ending ?? .ownerGone
                other.isInView = false
            }
            return .taken
        }
        return .done
    }

    private func admit(_ request: ModalQueue.Request) -> ModalQueue.Admission {
        let parents: [Record?]
        switch request.surface {
        case nil: parents = parentsForUnknown
        case .base: parents = [nil]
        case .modal(let modal):
            guard let parent = record(modal), parent.isOpen else { return .refused(.ownerGone) }
            parents = [parent]
        }
        let parent = parents[parents.endIndex - 1]
        if let key = request.key {
            // What stands beneath can be joined, but not what waits there for something to leave.
            for place in parents {
                let same = records.first {
                    $0.parent === place && $0.isOpen && $0.key == key && (place === parent || isStanding($0))
                }
                guard let same else { continue }
                same.waiters.append(ModalQueue.Waiter(id: request.waiter, owner: request.owner))
                return .joined(same.modal)
            }
        }
        let open = records.filter { $0.parent === parent && $0.isOpen }
        if request.whenTaken == .reject, !open.isEmpty { return .refused(.rejected) }
        var turn = records.endIndex
        if request.whenTaken == .replace {
            if let first = open.first, isStanding(first) || first.isReplacement { first.ending = .replaced }
            // After those that are leaving, before those that wait.
            turn = records.firstIndex { $0.parent === parent && $0.isOpen } ?? turn
        }
        records.insert(Record(request, above: parent), at: turn)
        return .admitted
    }

    /// Callers stop waiting: a modal without any ends, and then its callers wait for its going like those of any other.
    private func stopWaiting(
        _ ending: Ending, _ actions: inout [ModalQueue.Action], _ isMeant: (ModalQueue.Waiter) -> Bool
    ) {
        for record in records where record.isOpen && record.waiters.allSatisfy(isMeant) { record.ending = ending }
        endOrphans()
        for record in records where record.isOpen {
            for waiter in record.waiters where isMeant(waiter) { actions.append(.resume(waiter.id, ending)) }
            record.waiters.removeAll(where: isMeant)
        }
    }

    // MARK: What follows from the list

    /// A modal ends with the one above which it is to show, unless it was asked by an unknown task and has not been seen:
    /// then it waits on, behind what waits further down.
    private func endOrphans() {
        while let index = records.firstIndex(where: { $0.isOpen && $0.parent?.isOpen == false }) {
            let orphan = records[index]
            if orphan.isNobodys, !orphan.isInView {
                orphan.parent = orphan.parent?.parent
                records.append(records.remove(at: index))
            } else {
                orphan.ending = .ownerGone
            }
        }
    }

    /// What has ended and is not in view has gone.
    private func removeGone(_ actions: inout [ModalQueue.Action]) {
        for record in records where !record.isInView {
            guard let ending = record.ending else { continue }
            actions.append(.forget(record.modal))
            for waiter in record.waiters { actions.append(.resume(waiter.id, ending)) }
        }
        records.removeAll { !$0.isOpen && !$0.isInView }
    }

    /// What stands on what is in view is in view.
    private func present(_ actions: inout [ModalQueue.Action]) {
        guard hasRenderer else { return }
        var parent: Record?
        while let first = first(above: parent), first.isOpen {
            if !first.isInView { actions.append(.present(first.modal)) }
            first.isInView = true
            parent = first
        }
    }

    // MARK: Questions about it

    /// The surface for a request from an unknown task.
    var topmost: Surface {
        parentsForUnknown.last.flatMap { $0 }.map { .modal($0.modal) } ?? .base
    }

    /// Above what the question of an unknown task may stand, from the stack up to where it is asked.
    private var parentsForUnknown: [Record?] {
        var parents: [Record?] = [nil]
        var parent: Record?
        while let first = first(above: parent), first.isOpen, first.hostsWork {
            parents.append(first)
            parent = first
        }
        return parents
    }

    func isFree(_ surface: Surface) -> Bool {
        guard case .modal(let modal) = surface else { return hasRenderer && first(above: nil) == nil }
        guard let record = record(modal) else { return false }
        return record.isShown && first(above: record) == nil
    }

    func record(_ modal: ModalID) -> Record? {
        records.first { $0.modal == modal }
    }

    private func first(above parent: Record?) -> Record? {
        records.first { $0.parent === parent }
    }

    /// Whether its turn has come and it has not ended.
    private func isStanding(_ record: Record) -> Bool {
        record.isOpen && first(above: record.parent) === record
    }
}
