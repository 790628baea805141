@testable import Aside

/// The rules of modals from DESIGN.md, written as plainly as possible and without any thought of speed.
///
/// There is one flat list of all modals that have not gone, in the order of their turns: the order of asking, except
/// for replacements. From this list, each operation computes which modals are current, which are shown, and what to do.
final class ModalQueueReference {
    final class Record: Equatable {
        let modal: ModalID
        /// The modal beneath this one; `nil` for the stack.
        var parent: Record?
        /// Whether an unknown task asked the question.
        let isNobodys: Bool
        let key: QuestionKey?
        let isGuarded: Bool
        let isReplacement: Bool
        var hostsWork: Bool
        var waiters: [Waiters.Waiter]
        /// Why the modal has ended; `nil` if it has not.
        var ending: Ending?
        /// Whether a renderer was told to show the modal, and has not reported it gone since.
        var isInView = false
        var isAskedToClose = false
        /// Whether the question was asked on a lower surface than its present one.
        var isMovedUp = false

        var isOpen: Bool { ending == nil }
        var isLeaving: Bool { !isOpen && isInView }
        /// Whether the modal has not ended, but the modal beneath has, or is itself being withdrawn.
        var isWithdrawn: Bool { isOpen && isInView && (parent.map { !$0.isOpen || $0.isWithdrawn } ?? false) }
        var isShown: Bool { isOpen && isInView && !isWithdrawn }
        /// The modal beneath this one after all ended modals have gone.
        var home: Record? { parent?.isOpen == false ? parent?.home : parent }

        init(_ request: ModalQueue.Request, above parent: Record?) {
            modal = request.modal
            self.parent = parent
            isNobodys = request.surface == nil
            key = request.key
            isGuarded = request.isGuarded
            isReplacement = request.whenTaken == .replace
            hostsWork = request.hostsWork
            waiters = [Waiters.Waiter(id: request.waiter, owner: request.owner)]
        }

        static func == (first: Record, second: Record) -> Bool { first === second }

        var height: Int { parent.map { $0.height + 1 } ?? 0 }

        func isSameOrAbove(_ other: Record) -> Bool {
            self === other || parent?.isSameOrAbove(other) ?? false
        }
    }

    private(set) var records: [Record] = []
    private(set) var hasRenderer = false

    /// Performs one operation by the rules, and lists what to do, in an order that the rules allow.
    func perform(_ operation: QueueOperation) -> QueueOperation.Effect {
        let wereLeaving = records.filter { $0.isLeaving }
        let wereWithdrawn = records.filter { $0.isWithdrawn }
        var actions: [ModalQueue.Action] = []
        let result = apply(operation, &actions)
        endOrphans()
        // The topmost modal goes first.
        for record in records.filter({ $0.isInView }).sorted(by: { $0.height > $1.height }) {
            if record.isLeaving, !wereLeaving.contains(record) { actions.append(.dismiss(record.modal)) }
            if record.isWithdrawn, !wereWithdrawn.contains(record) { actions.append(.withdraw(record.modal)) }
        }
        removeGone(&actions)
        moveUp()
        present(&actions)
        return QueueOperation.Effect(result: result, actions: actions)
    }

    // MARK: The operations

    private func apply(_ operation: QueueOperation, _ actions: inout [ModalQueue.Action]) -> QueueOperation.Result {
        switch operation {
        case .request(let request):
            return .admission(admit(request))
        case .cancel(let waiter, let modal):
            stopWaiting(.cancelled, of: records.filter { $0.modal == modal }, &actions) { $0.id == waiter }
        case .workEnds(let owner):
            stopWaiting(.ownerGone, of: records, &actions) { $0.owner == owner }
        case .end(let modal, let ending, let byItself):
            guard let record = record(modal), record.isOpen else { return .refused }
            let isOfUser = !byItself && (ending == .answered || ending == .dismissed)
            if record.isWithdrawn, isOfUser { return .refused }
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
            if allows, !record.isWithdrawn { record.ending = .dismissed }
        case .setHostsWork(let modal, let hostsWork):
            record(modal)?.hostsWork = hostsWork
        case .attach:
            hasRenderer = true
        case .detach:
            hasRenderer = false
            takeOutOfView(records)
        case .gone(let modal, let ending):
            guard let record = record(modal), record.isInView else { return .refused }
            record.ending = record.ending ?? (record.isWithdrawn ? nil : ending)
            endOrphans()
            takeOutOfView(records.filter { $0.isSameOrAbove(record) })
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
            // A question can join a modal beneath, but not a modal that waits there for another one to leave.
            for place in parents {
                let same = records.filter {
                    $0.home === place && $0.isOpen && $0.key == key && (place === parent || isStanding($0))
                }
                guard let same = same.first(where: { $0.parent !== place }) ?? same.first else { continue }
                same.waiters.append(Waiters.Waiter(id: request.waiter, owner: request.owner))
                return .joined(same.modal)
            }
        }
        let open =
            records.filter { $0.home === parent && $0.isOpen && $0.isWithdrawn && $0.parent !== parent }
            + records.filter { $0.parent === parent && $0.isOpen }
        if request.whenTaken == .reject, !open.isEmpty { return .refused(.rejected) }
        var turn = records.endIndex
        if request.whenTaken == .replace {
            if let next = open.first, next == first(above: parent) || next.isReplacement { next.ending = .replaced }
            turn = turnOfFirst(above: parent)
        }
        records.insert(Record(request, above: parent), at: turn)
        return .admitted
    }

    /// Makes callers stop waiting: a modal without callers ends, and its callers wait until it has gone.
    private func stopWaiting(
        _ ending: Ending, of meant: [Record], _ actions: inout [ModalQueue.Action], _ isMeant: (Waiters.Waiter) -> Bool
    ) {
        for record in meant where record.isOpen && record.waiters.allSatisfy(isMeant) { record.ending = ending }
        endOrphans()
        for record in meant where record.isOpen {
            for waiter in record.waiters where isMeant(waiter) {
                actions.append(.resume(waiter.id, of: record.modal, ending))
            }
            record.waiters.removeAll(where: isMeant)
        }
    }

    // MARK: What follows from the list

    /// Ends each modal whose parent has ended, unless an unknown task asked it and `mayStay` allows it.
    ///
    /// Unseen modals wait on a lower surface, behind the modals that wait there already.
    private func endOrphans() {
        while let orphan = records.first(where: { $0.isOpen && $0.parent?.isOpen == false && !mayStay($0) }) {
            orphan.ending = .ownerGone
        }
        let moving = records.filter { $0.isOpen && $0.parent?.isOpen == false && !$0.isInView }
        for record in moving.sorted(by: { $0.modal < $1.modal }) {
            record.parent = record.home
            move(record, to: records.endIndex)
        }
    }

    private func mayStay(_ orphan: Record) -> Bool {
        orphan.isNobodys && (!orphan.isInView || orphan.isMovedUp)
    }

    /// Takes modals out of view; withdrawn modals above an ended one wait again, before the others.
    private func takeOutOfView(_ gone: [Record]) {
        let returning = gone.filter { $0.isWithdrawn && $0.parent?.isOpen == false }
        for record in gone { record.isInView = false }
        for record in returning {
            record.parent = record.home
            record.isMovedUp = false
            move(record, to: turnOfFirst(above: record.parent, except: record))
        }
    }

    /// Moves questions of unknown tasks above modals with work, because they must not wait behind such a modal.
    private func moveUp() {
        let waiting = { (record: Record) in
            record.isNobodys && self.first(above: record.parent).map { $0 != record && self.carriesWork($0) } ?? false
        }
        while let highest = records.filter(waiting).map(\.height).max(),
            let record = records.first(where: { waiting($0) && $0.height == highest })
        {
            while let first = first(above: record.parent), first != record, carriesWork(first) { record.parent = first }
            record.isMovedUp = true
            move(record, to: records.endIndex)
        }
    }

    private func move(_ record: Record, to turn: Int) {
        records.insert(record, at: turn)
        let old = records.indices.first { records[$0] == record && $0 != turn }
        if let old { records.remove(at: old) }
    }

    /// Removes the modals that have ended and are out of view.
    private func removeGone(_ actions: inout [ModalQueue.Action]) {
        for record in records where !record.isInView {
            guard let ending = record.ending else { continue }
            for waiter in record.waiters { actions.append(.resume(waiter.id, of: record.modal, ending)) }
            actions.append(.forget(record.modal))
        }
        records.removeAll { !$0.isOpen && !$0.isInView }
    }

    /// Presents each current modal above a modal in view.
    private func present(_ actions: inout [ModalQueue.Action]) {
        guard hasRenderer else { return }
        var parent: Record?
        while let first = first(above: parent), first.isOpen {
            if !first.isInView { actions.append(.present(first.modal)) }
            first.isInView = true
            parent = first
        }
    }

    // MARK: Queries

    /// The surface for a request from an unknown task.
    var topmost: Surface {
        parentsForUnknown.last.flatMap { $0 }.map { .modal($0.modal) } ?? .base
    }

    /// The modals above which a question of an unknown task may be shown, from the stack up.
    private var parentsForUnknown: [Record?] {
        var parents: [Record?] = [nil]
        var parent: Record?
        while let first = first(above: parent), carriesWork(first) {
            parents.append(first)
            parent = first
        }
        return parents
    }

    /// A question of an unknown task that wrongly waits behind work.
    var stuckBehindWork: ModalID? {
        records.first { record in
            record.isNobodys && !record.isInView
                && records.contains { $0.parent === record.parent && $0.isShown && $0.hostsWork }
        }?.modal
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

    /// The turn before all waiting modals, after those that are leaving.
    private func turnOfFirst(above parent: Record?, except self: Record? = nil) -> Int {
        records.firstIndex { $0.parent === parent && $0.isOpen && $0 != self } ?? records.endIndex
    }

    /// Whether the modal is current and has not ended.
    private func isStanding(_ record: Record) -> Bool {
        record.isOpen && !record.isWithdrawn && first(above: record.parent) === record
    }

    private func carriesWork(_ record: Record) -> Bool {
        record.hostsWork && isStanding(record)
    }
}
