/// The rules of modals: who shows where, who waits for whom, and who is told what.
///
/// A pure value. It knows neither content nor tasks nor renderers; its methods append what is to be done, in order.
///
/// Every surface (the stack, and each modal) has one *slot*: one modal that stands on it and a line of those that wait.
/// The modals that stand therefore form one chain, each above the one whose work asked for it.
///
/// The question of an unknown task belongs to nobody: it shows on the topmost surface above which work goes on, and it
/// moves up when a modal with work comes to stand beneath which it would have to wait.
struct ModalQueue {
    var base = Slot()
    var presentations = Presentations()
    var hasRenderer = false
    /// The surface for a question from an unknown task: above a modal in which work goes on, behind any other.
    var topmost = Surface.base
    var owners = OwnerIndex()
    var keys = KeyIndex()
    /// The turn of the next one that goes to the end of a line.
    var lastTurn = 1
    /// The turn of the next one that goes to the head of a line.
    var firstTurn = -1

    /// Whether there is no modal at all, not even one that leaves.
    var isEmpty: Bool { presentations.isEmpty && owners.isEmpty && keys.isEmpty }

    // MARK: Callers

    /// Someone asks a question.
    mutating func request(_ request: Request, _ actions: inout [Action]) -> Admission {
        let surface = request.surface ?? topmost
        guard accepts(surface) else { return .refused(.ownerGone) }
        let waiter = Waiters.Waiter(id: request.waiter, owner: request.owner)
        if let key = request.key, let same = same(key, askedOn: request.surface) {
            presentations[same]?.waiters.append(waiter)
            owners.insert(waiter, of: same)
            return .joined(same)
        }
        switch request.whenTaken {
        case .queue: break
        case .replace: replaceCurrent(on: surface, &actions)
        case .reject: if isTaken(surface) { return .refused(.rejected) }
        }
        presentations[request.modal] = Presentation(request, on: surface, waiter)
        owners.insert(waiter, of: request.modal)
        if let key = request.key { keys.insert(request.modal, key) }
        if current(on: surface) == nil {
            stand(request.modal, on: surface, &actions)
        } else {
            wait(request.modal, on: surface, first: request.whenTaken == .replace)
        }
        return .admitted
    }

    /// Whether a question that is asked there would be shown at once, with nothing in its way.
    func isFree(_ surface: Surface) -> Bool {
        isShown(surface) && current(on: surface) == nil && !hasLine(surface)
    }

    /// A caller's task was cancelled: it stops waiting, and the last one's leaving ends the modal.
    mutating func cancel(_ waiter: WaiterID, of modal: ModalID, _ actions: inout [Action]) {
        guard let waiters = presentations[modal]?.waiters, waiters.contains(waiter), isOpen(modal) else { return }
        if waiters.count == 1 {
            close(modal, as: .cancelled, &actions)
        } else {
            stopWaiting(waiter, of: modal, as: .cancelled, &actions)
        }
    }

    /// A piece of work is over: what it asked for ends, unless others await it too.
    mutating func end(_ owner: WorkID, _ actions: inout [Action]) {
        if owners.isEmpty { return }
        let claims = owners.claims(of: owner).filter { isOpen($0.modal) }
        let isLast = claims.map { claim in presentations[claim.modal]?.waiters.count == claim.waiters.count }
        close(zip(claims, isLast).filter { $1 }.map { $0.0.modal }, as: .ownerGone, &actions)
        // What those have taken along is waited for until it has gone; the others go on without their callers.
        for (claim, isLast) in zip(claims, isLast) where !isLast && isOpen(claim.modal) {
            for waiter in claim.waiters { stopWaiting(waiter, of: claim.modal, as: .ownerGone, &actions) }
        }
    }

    private mutating func stopWaiting(
        _ waiter: WaiterID, of modal: ModalID, as ending: Ending, _ actions: inout [Action]
    ) {
        guard let waiter = presentations[modal]?.waiters.remove(waiter) else { return }
        resume(waiter, of: modal, ending, &actions)
    }

    // MARK: Answers

    /// Whether the modal still waits for its turn or for an answer.
    func isOpen(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase.isOpen ?? false
    }

    /// Whether the modal is being taken from view, to be shown again later.
    func isWithdrawing(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase == .withdrawing
    }

    /// Whether a renderer was told to show the modal and not yet to take it away.
    func isShown(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase == .standing(isShown: true)
    }

    /// Why a modal that leaves has ended.
    func ending(of modal: ModalID) -> Ending? {
        guard case .leaving(let ending)? = presentations[modal]?.phase else { return nil }
        return ending
    }

    /// The modal has its answer (or, with another ending, none and no need of one); `false` where that is too late.
    ///
    /// While it is being withdrawn it takes no answer or dismissal of a user, who can hardly mean it. Work inside it that
    /// has come to its end says so with `byItself`, since it will not come to its end again.
    mutating func end(
        _ modal: ModalID, as ending: Ending, byItself: Bool = false, _ actions: inout [Action]
    ) -> Bool {
        guard let phase = presentations[modal]?.phase, phase.isOpen else { return false }
        if phase == .withdrawing, !byItself, ending == .answered || ending == .dismissed { return false }
        close(modal, as: ending, &actions)
        return true
    }

    /// The user sends the modal away; `false` where that is too late, or being decided already.
    mutating func dismiss(_ modal: ModalID, _ actions: inout [Action]) -> Bool {
        guard let presentation = presentations[modal], presentation.phase.isStanding else { return false }
        guard presentation.isGuarded else { return end(modal, as: .dismissed, &actions) }
        guard !presentation.isAskedToClose else { return false }
        presentations[modal]?.isAskedToClose = true
        actions.append(.askToClose(modal))
        return true
    }

    /// The close guard has decided; while the modal is being withdrawn its verdict counts for nothing.
    mutating func closeGuard(of modal: ModalID, allows: Bool, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], presentation.phase.isOpen, presentation.isAskedToClose
        else { return }
        presentations[modal]?.isAskedToClose = false
        if allows, presentation.phase != .withdrawing { close(modal, as: .dismissed, &actions) }
    }

    /// Work begins or ends inside the modal.
    mutating func setHostsWork(_ hostsWork: Bool, _ modal: ModalID, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], presentation.hostsWork != hostsWork else { return }
        presentations[modal]?.hostsWork = hostsWork
        if !hostsWork {
            lowerTopmost(beneath: modal)
        } else if presentation.phase.isStanding {
            workStands(on: presentation.surface, &actions)
        }
    }
}
