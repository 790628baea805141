@testable import Aside

/// A driver of a ModalQueue by numbers: caller 3 asks for modal 3, and each step returns what to do.
final class QueueDriver {
    private(set) var queue = ModalQueue()

    init() { attach() }

    /// Asks on the stack, above a modal, or from an unknown task.
    @discardableResult
    func ask(
        _ modal: Int, above parent: Int? = nil, isUnknown: Bool = false, owner: Int? = nil,
        key: String? = nil, isGuarded: Bool = false, hostsWork: Bool = false
    ) -> [ModalQueue.Action] {
        let request = ModalQueue.Request(
            modal: ModalID(serial: modal),
            owner: owner.map { WorkID(serial: $0) },
            surface: isUnknown ? nil : parent.map { .modal($0) } ?? .base,
            key: key.map { QuestionKey($0) },
            isGuarded: isGuarded,
            hostsWork: hostsWork
        )
        var actions: [ModalQueue.Action] = []
        _ = queue.request(request, &actions)
        return actions
    }

    @discardableResult
    func workEnds(_ owner: Int) -> [ModalQueue.Action] {
        actions { queue.end(WorkID(serial: owner), &$0) }
    }

    // MARK: Calls that return `nil` if the queue refuses

    @discardableResult
    func answer(_ modal: Int) -> [ModalQueue.Action]? {
        taken { queue.end(ModalID(serial: modal), as: .answered, &$0) }
    }

    @discardableResult
    func dismiss(_ modal: Int) -> [ModalQueue.Action]? {
        taken { queue.dismiss(ModalID(serial: modal), &$0) }
    }

    @discardableResult
    func gone(_ modal: Int) -> [ModalQueue.Action]? {
        taken { queue.gone(ModalID(serial: modal), &$0) }
    }

    // MARK: Calls that the queue never refuses

    @discardableResult
    func closeGuard(_ modal: Int, allows: Bool) -> [ModalQueue.Action] {
        actions { queue.closeGuard(of: ModalID(serial: modal), allows: allows, &$0) }
    }

    @discardableResult
    func setHostsWork(_ hostsWork: Bool, _ modal: Int) -> [ModalQueue.Action] {
        actions { queue.setHostsWork(hostsWork, ModalID(serial: modal), &$0) }
    }

    @discardableResult
    func attach() -> [ModalQueue.Action] {
        actions { queue.attach(&$0) }
    }

    @discardableResult
    func detach() -> [ModalQueue.Action] {
        actions { queue.detach(&$0) }
    }

    // MARK: Helpers

    private func actions(_ step: (inout [ModalQueue.Action]) -> Void) -> [ModalQueue.Action] {
        var actions: [ModalQueue.Action] = []
        step(&actions)
        return actions
    }

    /// Checks that a refused call has no effect; if it has one, the effect is returned and differs from `nil`.
    private func taken(_ step: (inout [ModalQueue.Action]) -> Bool) -> [ModalQueue.Action]? {
        var actions: [ModalQueue.Action] = []
        return step(&actions) || !actions.isEmpty ? actions : nil
    }
}

// Numbers stand for names, so that an expectation fits on a line.

extension Surface {
    static func modal(_ serial: Int) -> Self { .modal(ModalID(serial: serial)) }
}

extension ModalQueue.Action {
    static func present(_ serial: Int) -> Self { .present(ModalID(serial: serial)) }
    static func askToClose(_ serial: Int) -> Self { .askToClose(ModalID(serial: serial)) }
    static func end(_ serial: Int, _ ending: Ending) -> Self { .end(ModalID(serial: serial), ending) }
    static func takeAway(_ serial: Int) -> Self { .takeAway(ModalID(serial: serial)) }
    /// A caller that asked for its own modal has the number of that modal.
    static func resume(_ serial: Int, of modal: Int? = nil, _ ending: Ending) -> Self {
        .resume(ModalID(serial: serial), of: ModalID(serial: modal ?? serial), ending)
    }
    static func forget(_ serial: Int) -> Self { .forget(ModalID(serial: serial)) }
}

extension QuestionKey {
    init(_ id: String) { self.init(id: id, answer: ObjectIdentifier(Bool.self)) }
}
