/// The rules of modals: who shows where, who waits for whom, and who is told what.
///
/// A pure value. It knows neither content nor tasks nor renderers; its methods return what is to be done, in order.
///
/// Every surface (the stack, and each modal) has one *slot*: one modal that stands on it and a line of those that wait.
/// The modals that stand therefore form one chain, each above the one whose work asked for it.
struct ModalQueue {
    /// What is to be done outside.
    enum Action: Equatable {
        /// Show it, on top of what is shown.
        case present(ModalID)
        /// Take it away, and say when it has gone.
        case dismiss(ModalID)
        /// Run its close guard, and say what it decided.
        case askToClose(ModalID)
        /// It has gone for good: nothing refers to it any more.
        case forget(ModalID)
        /// Tell this caller.
        case resume(WaiterID, Ending)
    }

    /// One caller's question.
    struct Request {
        var modal: ModalID
        var waiter: WaiterID
        var owner: WorkID?
        var surface: Surface
        var whenTaken: WhenTaken = .queue
        /// Requests with the same key on the same surface are one question.
        var key: String?
        /// Whether the user's dismissal has to ask a guard.
        var isGuarded = false
        /// Whether work goes on inside, which may ask questions from tasks that we cannot know.
        var hostsWork = false
    }

    /// What became of a request.
    enum Admission: Equatable {
        /// It shows now or later.
        case admitted
        /// It is the same question as an earlier one: that one's answer is its answer.
        case joined(ModalID)
        /// It ended at once.
        case refused(Ending)
    }

    private enum Phase: Equatable {
        case waiting
        case standing(isShown: Bool)
        case leaving(Ending)
    }

    private struct Waiter {
        let id: WaiterID
        let owner: WorkID?
    }

    private struct Slot {
        var current: ModalID?
        var line: [ModalID] = []

        mutating func apply(_ change: (inout Slot) -> Void) { change(&self) }
    }

    private struct Presentation {
        let surface: Surface
        let key: String?
        let isGuarded: Bool
        let replacesOthers: Bool
        var hostsWork: Bool
        var waiters: [Waiter]
        var phase = Phase.waiting
        var isAskedToClose = false
        /// What shows above it.
        var slot = Slot()
    }

    private var base = Slot()
    private var presentations: [ModalID: Presentation] = [:]
    private var hasRenderer = false

    // MARK: Callers

    /// Someone asks a question.
    mutating func request(_ request: Request) -> (admission: Admission, actions: [Action]) {
        guard accepts(request.surface) else { return (.refused(.ownerGone), []) }
        if let key = request.key, let same = same(key, on: request.surface) {
            presentations[same]?.waiters.append(Waiter(id: request.waiter, owner: request.owner))
            return (.joined(same), [])
        }
        var actions: [Action] = []
        if request.whenTaken == .reject, isTaken(request.surface) { return (.refused(.rejected), []) }
        if request.whenTaken == .replace { replaceCurrent(on: request.surface, &actions) }
        presentations[request.modal] = Presentation(
            surface: request.surface,
            key: request.key,
            isGuarded: request.isGuarded,
            replacesOthers: request.whenTaken == .replace,
            hostsWork: request.hostsWork,
            waiters: [Waiter(id: request.waiter, owner: request.owner)]
        )
        withSlot(request.surface) { slot in
            slot.line.insert(request.modal, at: request.whenTaken == .replace ? 0 : slot.line.count)
        }
        advance(request.surface, &actions)
        return (.admitted, actions)
    }

    /// A caller's task was cancelled.
    mutating func cancel(_ waiter: WaiterID) -> [Action] {
        remove({ $0.id == waiter }, because: .cancelled)
    }

    /// A piece of work is over: what it asked for ends.
    mutating func end(_ owner: WorkID) -> [Action] {
        presentations.isEmpty ? [] : remove({ $0.owner == owner }, because: .ownerGone)
    }

    // MARK: Answers

    /// Whether the modal can still be answered.
    func isStanding(_ modal: ModalID) -> Bool {
        if case .standing = presentations[modal]?.phase { true } else { false }
    }

    /// Whether a renderer was told to show the modal and not yet to take it away.
    func isShown(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase == .standing(isShown: true)
    }

    /// Whether the modal still waits for its turn or for an answer.
    func isOpen(_ modal: ModalID) -> Bool {
        switch presentations[modal]?.phase {
        case .waiting, .standing: true
        case .leaving, nil: false
        }
    }

    /// The modal has its answer (or, with another ending, none and no need of one); `nil` where that is too late.
    mutating func end(_ modal: ModalID, as ending: Ending) -> [Action]? {
        guard isOpen(modal) else { return nil }
        var actions: [Action] = []
        end(modal, as: ending, &actions)
        return actions
    }

    /// The user sends the modal away; `nil` where that is too late, or being decided already.
    mutating func dismiss(_ modal: ModalID) -> [Action]? {
        guard isStanding(modal), let presentation = presentations[modal] else { return nil }
        guard presentation.isGuarded else { return end(modal, as: .dismissed) }
        guard !presentation.isAskedToClose else { return nil }
        presentations[modal]?.isAskedToClose = true
        return [.askToClose(modal)]
    }

    /// The close guard has decided.
    mutating func closeGuard(of modal: ModalID, allows: Bool) -> [Action] {
        guard isStanding(modal), presentations[modal]?.isAskedToClose == true else { return [] }
        presentations[modal]?.isAskedToClose = false
        return allows ? end(modal, as: .dismissed) ?? [] : []
    }

    /// Work begins or ends inside the modal.
    mutating func setHostsWork(_ hostsWork: Bool, _ modal: ModalID) {
        presentations[modal]?.hostsWork = hostsWork
    }

    // MARK: Renderer

    /// A renderer is there to show what stands.
    mutating func attach() -> [Action] {
        hasRenderer = true
        var actions: [Action] = []
        show(base.current, &actions)
        return actions
    }

    /// The renderer went away: what was leaving has gone, what stands waits for the next renderer.
    mutating func detach() -> [Action] {
        hasRenderer = false
        var actions: [Action] = []
        var surface = Surface.base
        while let current = slot(surface).current {
            if case .leaving = presentations[current]?.phase {
                forget(current, &actions)
                advance(surface, &actions)
            } else {
                presentations[current]?.phase = .standing(isShown: false)
                surface = .modal(current)
            }
        }
        return actions
    }

    /// The renderer reports that a modal can no longer be seen.
    ///
    /// One that nobody has ended was taken away by the system: the same as a dismissal, and no guard can undo it.
    mutating func gone(_ modal: ModalID) -> [Action]? {
        var actions: [Action] = []
        switch presentations[modal]?.phase {
        case .leaving: break
        case .standing(isShown: true): end(modal, as: .dismissed, &actions)
        case .waiting, .standing(isShown: false), nil: return nil
        }
        guard let surface = presentations[modal]?.surface else { return nil }
        actions.removeAll { if case .dismiss = $0 { true } else { false } }
        forget(modal, &actions)
        advance(surface, &actions)
        return actions
    }

    // MARK: Who asks decides where it shows

    /// The surface for a request from an unknown task: above a modal in which work goes on, behind any other.
    var topmost: Surface {
        var surface = Surface.base
        while let current = slot(surface).current, let presentation = presentations[current],
            case .standing = presentation.phase, presentation.hostsWork
        {
            surface = .modal(current)
        }
        return surface
    }

    /// Whether a modal can still be asked for there.
    private func accepts(_ surface: Surface) -> Bool {
        switch surface {
        case .base: true
        case .modal(let modal): isOpen(modal)
        }
    }

    private func isTaken(_ surface: Surface) -> Bool {
        let slot = slot(surface)
        return !slot.line.isEmpty || slot.current.map(isOpen) ?? false
    }

    private func same(_ key: String, on surface: Surface) -> ModalID? {
        let slot = slot(surface)
        let open = [slot.current].compactMap { $0 } + slot.line
        return open.first { presentations[$0]?.key == key && isOpen($0) }
    }

    // MARK: Slots

    private func slot(_ surface: Surface) -> Slot {
        switch surface {
        case .base: base
        case .modal(let modal): presentations[modal]?.slot ?? Slot()
        }
    }

    private mutating func withSlot(_ surface: Surface, _ change: (inout Slot) -> Void) {
        switch surface {
        case .base: base.apply(change)
        case .modal(let modal): presentations[modal]?.slot.apply(change)
        }
    }

    /// Lets the first in line stand, where nothing stands.
    private mutating func advance(_ surface: Surface, _ actions: inout [Action]) {
        guard accepts(surface), slot(surface).current == nil, let next = slot(surface).line.first else { return }
        withSlot(surface) { slot in
            slot.line.removeFirst()
            slot.current = next
        }
        presentations[next]?.phase = .standing(isShown: false)
        if isShown(surface) { show(next, &actions) }
    }

    private func isShown(_ surface: Surface) -> Bool {
        switch surface {
        case .base: hasRenderer
        case .modal(let modal): isShown(modal)
        }
    }

    /// Shows a modal, and what already stands above it.
    private mutating func show(_ modal: ModalID?, _ actions: inout [Action]) {
        var next = modal
        while let modal = next, presentations[modal]?.phase == .standing(isShown: false) {
            presentations[modal]?.phase = .standing(isShown: true)
            actions.append(.present(modal))
            next = presentations[modal]?.slot.current
        }
    }

    // MARK: Endings

    private mutating func replaceCurrent(on surface: Surface, _ actions: inout [Action]) {
        let slot = slot(surface)
        if let current = slot.current, isOpen(current) {
            end(current, as: .replaced, &actions, advancing: false)
        } else if let next = slot.line.first, presentations[next]?.replacesOthers == true {
            end(next, as: .replaced, &actions, advancing: false)
        }
    }

    /// Ends a modal that is open, and all that its work asked for.
    private mutating func end(
        _ modal: ModalID, as ending: Ending, _ actions: inout [Action], advancing: Bool = true
    ) {
        guard let presentation = presentations[modal] else { return }
        for waiting in presentation.slot.line { forget(waiting, as: .ownerGone, &actions) }
        withSlot(.modal(modal)) { $0.line = [] }
        if let child = presentation.slot.current, isOpen(child) {
            end(child, as: .ownerGone, &actions, advancing: false)
        }
        switch presentation.phase {
        case .standing(isShown: true):
            presentations[modal]?.phase = .leaving(ending)
            actions.append(.dismiss(modal))
        case .standing(isShown: false), .waiting:
            forget(modal, as: ending, &actions)
            if advancing { advance(presentation.surface, &actions) }
        case .leaving:
            break
        }
    }

    private mutating func forget(_ modal: ModalID, as ending: Ending, _ actions: inout [Action]) {
        presentations[modal]?.phase = .leaving(ending)
        forget(modal, &actions)
    }

    /// Removes a modal and all above it, and tells those who wait.
    private mutating func forget(_ modal: ModalID, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], case .leaving(let ending) = presentation.phase else { return }
        if let child = presentation.slot.current { forget(child, &actions) }
        withSlot(presentation.surface) { slot in
            if slot.current == modal { slot.current = nil }
            slot.line.removeAll { $0 == modal }
        }
        presentations[modal] = nil
        actions.append(.forget(modal))
        actions += presentation.waiters.map { .resume($0.id, ending) }
    }

    /// Callers stop waiting. The last one's leaving ends the modal.
    private mutating func remove(_ isLeaving: (Waiter) -> Bool, because ending: Ending) -> [Action] {
        var actions: [Action] = []
        for modal in presentations.keys.sorted() where isOpen(modal) {
            guard let waiters = presentations[modal]?.waiters, waiters.contains(where: isLeaving) else { continue }
            if waiters.allSatisfy(isLeaving) {
                end(modal, as: ending, &actions)
            } else {
                presentations[modal]?.waiters.removeAll(where: isLeaving)
                actions += waiters.filter(isLeaving).map { .resume($0.id, ending) }
            }
        }
        return actions
    }
}
