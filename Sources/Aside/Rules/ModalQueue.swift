/// The rules of modals: where each is shown, which one waits for which, and who is told what.
///
/// This is a pure value. It knows neither content nor tasks nor renderers. Its methods append the actions to carry out,
/// in order.
///
/// Each surface (the stack, and each modal) has one *slot*: the current modal, and a line of modals that wait. The
/// current modals therefore form one chain. Each is above the modal whose work asked for it.
///
/// A question of an unknown task has no owner. It is shown on the topmost surface above which work is running. If a
/// modal with work becomes current while the question waits, the question moves up above that modal.
struct ModalQueue {
    var base = Slot()
    var presentations = Presentations()
    var hasRenderer = false
    /// The surface for questions of unknown tasks: above a modal in which work is running, or behind any other modal.
    var topmost = Surface.base
    var owners = OwnerIndex()
    var keys = KeyIndex()
    /// The turn of the next modal that goes to the end of a line.
    var lastTurn = 1
    /// The turn of the next modal that goes to the head of a line.
    var firstTurn = -1

    /// Whether there is no modal at all, not even one that is leaving.
    var isEmpty: Bool { presentations.isEmpty && owners.isEmpty && keys.isEmpty }

    // MARK: Callers

    /// Called when a caller asks a question.
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

    /// Returns whether a question on this surface would be shown at once.
    func isFree(_ surface: Surface) -> Bool {
        isShown(surface) && current(on: surface) == nil && !hasLine(surface)
    }

    /// Called when a caller's task is cancelled.
    ///
    /// The caller stops waiting. If it was the last one, the modal ends.
    mutating func cancel(_ waiter: WaiterID, of modal: ModalID, _ actions: inout [Action]) {
        guard let waiters = presentations[modal]?.waiters, waiters.contains(waiter), isOpen(modal) else { return }
        if waiters.count == 1 {
            close(modal, as: .cancelled, &actions)
        } else {
            stopWaiting(waiter, of: modal, as: .cancelled, &actions)
        }
    }

    /// Called when work is over.
    ///
    /// Its questions end, unless other callers wait for them, too.
    mutating func end(_ owner: WorkID, _ actions: inout [Action]) {
        if owners.isEmpty { return }
        let claims = owners.claims(of: owner).filter { isOpen($0.modal) }
        let isLast = claims.map { claim in presentations[claim.modal]?.waiters.count == claim.waiters.count }
        close(zip(claims, isLast).filter { $1 }.map { $0.0.modal }, as: .ownerGone, &actions)
        // First, the modals without other callers end, and take other modals along. The remaining modals then continue
        // without these callers.
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

    /// Returns whether the modal still waits for its turn or for an answer.
    func isOpen(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase.isOpen ?? false
    }

    /// Returns whether the modal is being taken out of view, to be shown again later.
    func isWithdrawing(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase == .withdrawing
    }

    /// Returns whether a renderer was told to show the modal, and was not yet told to take it away.
    func isShown(_ modal: ModalID) -> Bool {
        presentations[modal]?.phase == .standing(isShown: true)
    }

    /// Returns why a leaving modal has ended.
    func ending(of modal: ModalID) -> Ending? {
        guard case .leaving(let ending)? = presentations[modal]?.phase else { return nil }
        return ending
    }

    /// Called when a modal is answered or ends in another way.
    ///
    /// Returns `false` if it is too late. While the modal is being withdrawn, it accepts no answer or dismissal from
    /// the user, who can hardly mean it. If work inside the modal passes `byItself`, the modal ends even then.
    mutating func end(
        _ modal: ModalID, as ending: Ending, byItself: Bool = false, _ actions: inout [Action]
    ) -> Bool {
        guard let phase = presentations[modal]?.phase, phase.isOpen else { return false }
        if phase == .withdrawing, !byItself, ending == .answered || ending == .dismissed { return false }
        close(modal, as: ending, &actions)
        return true
    }

    /// Called when the user dismisses the modal.
    ///
    /// Returns `false` if it is too late, or if a close guard is deciding already.
    mutating func dismiss(_ modal: ModalID, _ actions: inout [Action]) -> Bool {
        guard let presentation = presentations[modal], presentation.phase.isStanding else { return false }
        guard presentation.isGuarded else { return end(modal, as: .dismissed, &actions) }
        guard !presentation.isAskedToClose else { return false }
        presentations[modal]?.isAskedToClose = true
        actions.append(.askToClose(modal))
        return true
    }

    /// Called when the close guard has decided.
    ///
    /// The decision is ignored while the modal is being withdrawn.
    mutating func closeGuard(of modal: ModalID, allows: Bool, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], presentation.phase.isOpen, presentation.isAskedToClose
        else { return }
        presentations[modal]?.isAskedToClose = false
        if allows, presentation.phase != .withdrawing { close(modal, as: .dismissed, &actions) }
    }

    /// Called when work inside the modal begins or ends.
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
