@testable import Aside

/// The rules of modals, written as plainly as possible and without any thought of speed.
///
/// There is one flat list of all modals that have not gone, in the order of their turns: the order of asking, except
/// for replacements and for those that wait again. From this list, each operation computes which modals stand, which are
/// shown, and what to do.
final class ModalQueueReference {
    struct Caller: Equatable {
        let id: ModalID
        let owner: WorkID?
    }

    final class Record: Equatable {
        let modal: ModalID
        /// The modal beneath this one, or beneath which it waits; `nil` for the stack, and while an unknown task waits.
        var parent: Record?
        /// Whether an unknown task asked the question.
        let isNobodys: Bool
        let key: QuestionKey?
        let isGuarded: Bool
        let isReplacement: Bool
        var hostsWork: Bool
        /// Whether work of its own runs in the modal from the beginning.
        let runsWork: Bool
        var callers: [Caller]
        /// Why the modal has ended; `nil` if it has not.
        var ending: Ending?
        /// Whether a presenter was told to show the modal, and has not reported it gone since.
        var isInView = false
        var isAskedToClose = false
        /// The topmost modal with work when an unknown task asked.
        let host: Record?
        /// Whether it is its turn.
        var isPlaced = false

        var isOpen: Bool { ending == nil }
        var isLeaving: Bool { !isOpen && isInView }
        /// Whether the modal has not ended, but the modal beneath has, or is itself being withdrawn.
        var isWithdrawn: Bool { isOpen && isInView && (parent.map { !$0.isOpen || $0.isWithdrawn } ?? false) }
        var isShown: Bool { isOpen && isInView && !isWithdrawn }
        /// Whether an ended modal is beneath.
        var isOrphan: Bool { parent.map { !$0.isOpen || $0.isOrphan } ?? false }

        init(_ request: ModalQueue.Request, above parent: Record?) {
            modal = request.modal
            isNobodys = request.surface == nil
            host = isNobodys ? parent : nil
            self.parent = isNobodys ? nil : parent
            key = request.key
            isGuarded = request.isGuarded
            isReplacement = request.policy == .replace
            hostsWork = request.hostsWork
            runsWork = request.hostsWork
            callers = [Caller(id: request.modal, owner: request.owner)]
        }

        static func == (first: Record, second: Record) -> Bool { first === second }

        var height: Int { parent.map { $0.height + 1 } ?? 0 }

        func isSameOrAbove(_ other: Record) -> Bool {
            self === other || parent?.isSameOrAbove(other) ?? false
        }
    }

    private(set) var records: [Record] = []
    private(set) var hasPresenter = false

    /// Performs one operation by the rules, and lists what to do, in an order that the rules allow.
    func perform(_ operation: QueueOperation) -> QueueOperation.Effect {
        let wereOpen = records.filter { $0.isOpen }
        let wereStanding = records.filter { $0.isShown }
        var actions: [ModalQueue.Action] = []
        let result = apply(operation, &actions)
        endOrphans()
        for record in records where !record.isOpen && wereOpen.contains(record) {
            actions.append(.end(record.modal, record.ending ?? .answered))
        }
        // The topmost modal goes first.
        for record in records.filter({ $0.isInView }).sorted(by: { $0.height > $1.height }) {
            if !record.isShown, wereStanding.contains(record) { actions.append(.takeAway(record.modal)) }
        }
        removeGone(&actions)
        place()
        present(&actions)
        return QueueOperation.Effect(result: result, actions: actions)
    }

    // MARK: The operations

    private func apply(_ operation: QueueOperation, _ actions: inout [ModalQueue.Action]) -> QueueOperation.Result {
        switch operation {
        case .request(let request):
            return .admission(admit(request))
        case .cancel(let caller):
            stopWaiting(.cancelled, of: records, &actions) { $0.id == caller }
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
            hasPresenter = true
        case .detach:
            hasPresenter = false
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
        let rivals = rivals(above: parent)
        if let key = request.key {
            // An unknown task can join a modal beneath, but not one that waits there for another one to leave.
            let beneath = request.surface == nil ? parents.compactMap { $0 } : []
            if let same = (beneath + rivals).first(where: { $0.isOpen && $0.key == key }) {
                same.callers.append(Caller(id: request.modal, owner: request.owner))
                return .joined(same.modal)
            }
        }
        if request.policy == .reject, !rivals.isEmpty { return .refused(.rejected) }
        var turn = records.endIndex
        if request.policy == .replace {
            // What a waiting modal asks is in its place already, although nobody sees it.
            let isCurrent = { (record: Record) in record.isPlaced || request.surface != nil && parent?.isPlaced == false
            }
            if let next = rivals.first, isCurrent(next) || next.isReplacement { next.ending = .replaced }
            endOrphans()
            turn = 0
        }
        let topmost = parentsForUnknown[parentsForUnknown.endIndex - 1]
        records.insert(Record(request, above: request.surface == nil ? topmost : parent), at: turn)
        return .admitted
    }

    /// Makes callers stop waiting: a modal without callers ends, and its callers wait until it has gone.
    private func stopWaiting(
        _ ending: Ending, of meant: [Record], _ actions: inout [ModalQueue.Action], _ isMeant: (Caller) -> Bool
    ) {
        let left = meant.filter { $0.isOpen && $0.callers.contains(where: isMeant) }
        for record in left where record.callers.allSatisfy(isMeant) { record.ending = ending }
        endOrphans()
        for record in left where record.isOpen {
            for caller in record.callers where isMeant(caller) {
                actions.append(.resume(caller.id, of: record.modal, ending))
            }
            record.callers.removeAll(where: isMeant)
        }
    }

    // MARK: What follows from the list

    /// Ends each modal whose parent has ended, unless an unknown task asked it and `mayStay` allows it.
    ///
    /// What is not in view waits again at once.
    private func endOrphans() {
        while let orphan = records.first(where: { $0.isOpen && $0.parent?.isOpen == false && !mayStay($0) }) {
            orphan.ending = .ownerGone
        }
        waitAgain(records.filter { $0.isOpen && $0.isPlaced && !$0.isInView && $0.isOrphan })
    }

    private func mayStay(_ orphan: Record) -> Bool {
        orphan.isNobodys && (orphan.runsWork || !orphan.isInView || orphan.host != orphan.parent)
    }

    /// Takes modals out of view; the withdrawn ones wait again.
    private func takeOutOfView(_ gone: [Record]) {
        let returning = gone.filter { $0.isWithdrawn }
        for record in gone { record.isInView = false }
        waitAgain(returning)
    }

    /// Lets modals wait again, before all others.
    private func waitAgain(_ returning: [Record]) {
        for record in returning.sorted(by: { $0.height > $1.height }) {
            record.isPlaced = false
            if record.isNobodys { record.parent = nil }
            move(record, to: 0)
        }
    }

    /// Places the first modal that may stand on the topmost one, as long as there is one.
    private func place() {
        while true {
            var top: Record?
            while let next = placed(above: top) { top = next }
            if let top, !isStanding(top) { return }
            let next = records.first { record in
                guard !record.isPlaced, record.isOpen else { return false }
                return record.isNobodys ? top?.hostsWork ?? true : record.parent === top
            }
            guard let next else { return }
            next.isPlaced = true
            next.parent = top
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
            for caller in record.callers { actions.append(.resume(caller.id, of: record.modal, ending)) }
            actions.append(.forget(record.modal))
        }
        records.removeAll { !$0.isOpen && !$0.isInView }
    }

    /// Presents each placed modal.
    private func present(_ actions: inout [ModalQueue.Action]) {
        guard hasPresenter else { return }
        var parent: Record?
        while let next = placed(above: parent), next.isOpen {
            if !next.isInView { actions.append(.present(next.modal)) }
            next.isInView = true
            parent = next
        }
    }

    // MARK: Queries

    /// The topmost modal with work.
    var topmost: ModalID? { parentsForUnknown[parentsForUnknown.endIndex - 1]?.modal }

    /// The stack, and the modals up to the topmost one with work.
    private var parentsForUnknown: [Record?] {
        var parents: [Record?] = [nil]
        while let next = placed(above: parents[parents.endIndex - 1]), isStanding(next) { parents.append(next) }
        while let last = parents[parents.endIndex - 1], !last.hostsWork { parents.removeLast() }
        return parents
    }

    /// A question of an unknown task that waits, although work on the top may wait for it.
    var stuckBehindWork: ModalID? {
        var top: Record?
        while let next = placed(above: top) { top = next }
        guard let top, isStanding(top), top.hostsWork else { return nil }
        return records.first { $0.isNobodys && !$0.isPlaced }?.modal
    }

    func record(_ modal: ModalID) -> Record? {
        records.first { $0.modal == modal }
    }

    /// The open modals that are placed or wait where a question above the parent is shown.
    private func rivals(above parent: Record?) -> [Record] {
        var current = parent?.isPlaced == false ? nil : placed(above: parent)
        while let next = current, !next.isOpen { current = placed(above: next) }
        let topmost = parentsForUnknown[parentsForUnknown.endIndex - 1]
        return (current.map { [$0] } ?? [])
            + records.filter { !$0.isPlaced && $0.isOpen && ($0.isNobodys ? topmost : $0.parent) === parent }
    }

    private func placed(above parent: Record?) -> Record? {
        records.first { $0.isPlaced && $0.parent === parent }
    }

    /// Whether the modal is placed, and neither ended nor withdrawn.
    private func isStanding(_ record: Record) -> Bool {
        record.isPlaced && record.isOpen && !record.isWithdrawn
    }
}

extension ModalQueueReference.Record {
    /// What the queue should say about the modal.
    var phase: ModalQueue.Phase {
        if let ending { return .leaving(ending) }
        return !isPlaced ? .waiting : isWithdrawn ? .withdrawing : .standing
    }
}
