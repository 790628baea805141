/// The rules of modals: who shows where, who waits for whom, and who is told what.
///
/// A pure value. It knows neither content nor tasks nor renderers; its methods append what is to be done, in order.
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
        /// Where its work is; `nil` where that is unknown.
        var surface: Surface?
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

    var base = Slot()
    var presentations = Presentations()
    private var hasRenderer = false

    // MARK: Callers

    /// Someone asks a question.
    mutating func request(_ request: Request, _ actions: inout [Action]) -> Admission {
        let surface = request.surface ?? topmost
        guard accepts(surface) else { return .refused(.ownerGone) }
        let waiter = Waiter(id: request.waiter, owner: request.owner)
        if let same = same(request) {
            presentations.update(same) { $0.waiters.append(waiter) }
            return .joined(same)
        }
        switch request.whenTaken {
        case .queue: break
        case .replace: replaceCurrent(on: surface, &actions)
        case .reject: if isTaken(surface) { return .refused(.rejected) }
        }
        presentations.insert(request.modal, Presentation(request, on: surface, waiter))
        let isFirst = request.whenTaken == .replace
        update(surface) { $0.line.insert(request.modal, at: isFirst ? 0 : $0.line.count) }
        advance(surface, &actions)
        return .admitted
    }

    /// Whether a question that is asked there would be shown at once, with nothing in its way.
    func isFree(_ surface: Surface) -> Bool {
        let slot = slot(surface)
        return isShown(surface) && slot.current == nil && slot.line.isEmpty
    }

    /// A caller's task was cancelled.
    mutating func cancel(_ waiter: WaiterID, _ actions: inout [Action]) {
        remove({ $0.id == waiter }, because: .cancelled, &actions)
    }

    /// A piece of work is over: what it asked for ends.
    mutating func end(_ owner: WorkID, _ actions: inout [Action]) {
        guard !presentations.isEmpty else { return }
        remove({ $0.owner == owner }, because: .ownerGone, &actions)
    }

    // MARK: Answers

    /// Whether the modal still waits for its turn or for an answer.
    func isOpen(_ modal: ModalID) -> Bool {
        presentations.phase(of: modal)?.isOpen ?? false
    }

    /// Whether a renderer was told to show the modal and not yet to take it away.
    func isShown(_ modal: ModalID) -> Bool {
        presentations.phase(of: modal) == .standing(isShown: true)
    }

    /// Why a modal that leaves has ended.
    func ending(of modal: ModalID) -> Ending? {
        guard case .leaving(let ending) = presentations.phase(of: modal) else { return nil }
        return ending
    }

    /// The modal has its answer (or, with another ending, none and no need of one); `false` where that is too late.
    mutating func end(_ modal: ModalID, as ending: Ending, _ actions: inout [Action]) -> Bool {
        guard isOpen(modal) else { return false }
        close(modal, as: ending, &actions)
        return true
    }

    /// The user sends the modal away; `false` where that is too late, or being decided already.
    mutating func dismiss(_ modal: ModalID, _ actions: inout [Action]) -> Bool {
        guard let presentation = presentations[modal], presentation.phase.isStanding else { return false }
        guard presentation.isGuarded else { return end(modal, as: .dismissed, &actions) }
        guard !presentation.isAskedToClose else { return false }
        presentations.update(modal) { $0.isAskedToClose = true }
        actions.append(.askToClose(modal))
        return true
    }

    /// The close guard has decided.
    mutating func closeGuard(of modal: ModalID, allows: Bool, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], presentation.phase.isOpen, presentation.isAskedToClose
        else { return }
        presentations.update(modal) { $0.isAskedToClose = false }
        if allows { close(modal, as: .dismissed, &actions) }
    }

    /// Work begins or ends inside the modal.
    mutating func setHostsWork(_ hostsWork: Bool, _ modal: ModalID) {
        presentations.update(modal) { $0.hostsWork = hostsWork }
    }

    // MARK: Renderer

    /// A renderer is there to show what stands.
    mutating func attach(_ actions: inout [Action]) {
        hasRenderer = true
        show(base.current, &actions)
    }

    /// The renderer went away: what was leaving has gone, what stands waits for the next renderer.
    mutating func detach(_ actions: inout [Action]) {
        hasRenderer = false
        var surface = Surface.base
        while let current = slot(surface).current {
            if isOpen(current) {
                presentations.update(current) { $0.phase = .standing(isShown: false) }
                surface = .modal(current)
            } else {
                forget(current, &actions)
                advance(surface, &actions)
            }
        }
    }

    /// The renderer reports that a modal can no longer be seen; `false` where it was not seen before.
    ///
    /// One that nobody has ended was taken away by the system: the same as a dismissal, with whatever that means as the
    /// ending, and no guard can undo it.
    mutating func gone(_ modal: ModalID, as ending: Ending = .dismissed, _ actions: inout [Action]) -> Bool {
        guard let presentation = presentations[modal] else { return false }
        switch presentation.phase {
        case .leaving:
            break
        case .standing(isShown: true):
            // Whatever stood above it has gone with it: there is nothing to take away.
            var ignored: [Action] = []
            close(modal, as: ending, &ignored)
            actions += ignored.filter { if case .dismiss = $0 { false } else { true } }
        case .standing(isShown: false), .waiting:
            return false
        }
        forget(modal, &actions)
        advance(presentation.surface, &actions)
        return true
    }

    // MARK: Who asks decides where it shows

    /// The surface for a request from an unknown task: above a modal in which work goes on, behind any other.
    var topmost: Surface {
        surfacesForUnknown.last ?? .base
    }

    private var surfacesForUnknown: [Surface] {
        var surfaces = [Surface.base]
        var next = base.current
        while let current = next, let presentation = presentations[current],
            presentation.phase.isStanding, presentation.hostsWork
        {
            surfaces.append(.modal(current))
            next = presentation.slot.current
        }
        return surfaces
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

    /// The open modal that asks the same question.
    ///
    /// Work that is known to be inside a modal must not wait for one that stands beneath, which may wait for it.
    /// An unknown task may be inside one, so it joins what stands beneath, but not what waits for that to leave.
    private func same(_ request: Request) -> ModalID? {
        guard let key = request.key else { return nil }
        let surfaces = request.surface.map { [$0] } ?? surfacesForUnknown
        for surface in surfaces {
            let slot = slot(surface)
            let candidates = [slot.current].compactMap { $0 } + (surface == surfaces.last ? slot.line : [])
            if let same = candidates.first(where: { presentations[$0]?.key == key && isOpen($0) }) { return same }
        }
        return nil
    }

    // MARK: Slots

    func slot(_ surface: Surface) -> Slot {
        switch surface {
        case .base: base
        case .modal(let modal): presentations[modal]?.slot ?? Slot()
        }
    }

    mutating func update(_ surface: Surface, _ change: (inout Slot) -> Void) {
        switch surface {
        case .base: change(&base)
        case .modal(let modal): presentations.update(modal) { change(&$0.slot) }
        }
    }

    /// Lets the first in line stand, where nothing stands.
    mutating func advance(_ surface: Surface, _ actions: inout [Action]) {
        guard accepts(surface), slot(surface).current == nil, let next = slot(surface).line.first else { return }
        update(surface) { slot in
            slot.line.removeFirst()
            slot.current = next
        }
        presentations.update(next) { $0.phase = .standing(isShown: false) }
        if isShown(surface) { show(next, &actions) }
    }

    func isShown(_ surface: Surface) -> Bool {
        switch surface {
        case .base: hasRenderer
        case .modal(let modal): isShown(modal)
        }
    }

    /// Shows a modal, and what already stands above it.
    private mutating func show(_ modal: ModalID?, _ actions: inout [Action]) {
        var next = modal
        while let modal = next, presentations.phase(of: modal) == .standing(isShown: false) {
            presentations.update(modal) { $0.phase = .standing(isShown: true) }
            actions.append(.present(modal))
            next = slot(.modal(modal)).current
        }
    }
}
