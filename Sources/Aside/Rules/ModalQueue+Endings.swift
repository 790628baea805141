/// How modals end, and what ends with them.
///
/// A modal ends together with everything that its work asked for. Questions of unknown tasks that have not been shown
/// move to a lower surface and wait there. A shown question that had moved up is withdrawn first, and then also waits
/// on a lower surface.
extension ModalQueue {
    /// Ends an open modal, and everything that its work asked for.
    mutating func close(
        _ modal: ModalID, as ending: Ending, advancing: Bool = true, _ actions: inout [Action]
    ) {
        guard let presentation = presentations[modal], presentation.phase.isOpen else { return }
        guard presentation.slot.current == nil, presentation.slot.line.isEmpty else {
            return close([modal], as: ending, advancing: advancing, &actions)
        }
        lowerTopmost(beneath: modal)
        presentations[modal]?.phase = .leaving(ending)
        if presentation.phase.isInView {
            actions.append(.dismiss(modal))
        } else {
            forget(modal, &actions)
            if advancing { advance(presentation.surface, &actions) }
        }
    }

    /// Ends several open modals, as one change.
    mutating func close(
        _ modals: [ModalID], as ending: Ending, advancing: Bool = true, _ actions: inout [Action]
    ) {
        guard !modals.isEmpty else { return }
        var closing = Closing()
        let roots = modals.compactMap { modal in presentations[modal].map { Root(modal, $0) } }
        for root in roots where root.phase == .standing(isShown: true) { takeAway(root.modal, &closing) }
        for root in roots { end(root, as: ending, &closing) }
        findPlaces(for: &closing.moving)

        for modal in closing.takenAway {
            actions.append(isOpen(modal) ? .withdraw(modal) : .dismiss(modal))
        }
        for ended in closing.ended.reversed() {
            if !ended.wasInView {
                forget(ended.modal, &actions)
            } else if ended.wasWithdrawing {
                actions.append(.dismiss(ended.modal))
            }
        }
        moveDown(closing.moving)
        guard advancing else { return }
        for root in roots where !root.phase.isInView { advance(root.surface, &actions) }
    }

    /// Removes a modal that has ended and is out of view, and resumes its callers.
    mutating func forget(_ modal: ModalID, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], case .leaving(let ending) = presentation.phase else { return }
        update(presentation.surface) { slot in
            if slot.current == modal {
                slot.current = nil
            } else {
                slot.line.remove(turn: presentation.turn, isNobodys: presentation.isNobodys)
            }
        }
        if let only = presentation.waiters.only {
            resume(only, of: modal, ending, &actions)
        } else {
            for waiter in presentation.waiters.all { resume(waiter, of: modal, ending, &actions) }
        }
        if let key = presentation.key { keys.remove(modal, key) }
        presentations[modal] = nil
        actions.append(.forget(modal))
    }

    mutating func resume(_ waiter: Waiters.Waiter, of modal: ModalID, _ ending: Ending, _ actions: inout [Action]) {
        owners.remove(waiter)
        actions.append(.resume(waiter.id, of: modal, ending))
    }

    // MARK: Closing

    /// A modal that must end, with its state before that.
    private struct Root {
        let modal: ModalID
        let phase: Phase
        let surface: Surface

        init(_ modal: ModalID, _ presentation: Presentation) {
            self.modal = modal
            phase = presentation.phase
            surface = presentation.surface
        }
    }

    /// What the end of some modals means for other modals.
    private struct Closing {
        /// The modals that the renderer has to take away now, the topmost first.
        var takenAway: [ModalID] = []
        /// The modals that have ended.
        ///
        /// Each modal comes before those above it.
        var ended: [(modal: ModalID, wasInView: Bool, wasWithdrawing: Bool)] = []
        /// The questions of unknown tasks that have not been shown, with the surface of the modal that they move away
        /// from.
        var moving: [(modal: ModalID, surface: Surface)] = []
    }

    /// Takes away a shown modal and everything above it, whether or not those modals end.
    private mutating func takeAway(_ modal: ModalID, _ closing: inout Closing) {
        var pile: [ModalID] = []
        var next: ModalID? = modal
        while let modal = next, isShown(modal) {
            pile.append(modal)
            presentations[modal]?.phase = .withdrawing
            next = presentations[modal]?.slot.current
        }
        closing.takenAway += pile.reversed()
    }

    /// Ends a modal and everything that belongs to it.
    private mutating func end(_ root: Root, as ending: Ending, _ closing: inout Closing) {
        lowerTopmost(beneath: root.modal)
        var next = [root.modal]
        while let modal = next.popLast() {
            guard let presentation = presentations[modal], presentation.phase.isOpen else { continue }
            // If the lowest ended modal was shown, nothing above it was being withdrawn. If it was withdrawn, so was
            // everything in view above it.
            closing.ended.append((modal, presentation.phase.isInView, root.phase == .withdrawing))
            presentations[modal]?.phase = .leaving(modal == root.modal ? ending : .ownerGone)
            presentations[modal]?.slot.line = WaitingLine()
            next += presentation.slot.line.ofKnownWork
            closing.moving += presentation.slot.line.ofUnknownTasks.map { ($0, root.surface) }
            guard let child = presentation.slot.current, let above = presentations[child] else { continue }
            if !above.isNobodys {
                next.append(child)
            } else if !above.phase.isInView {
                presentations[modal]?.slot.current = nil
                closing.moving.append((child, root.surface))
            } else if !above.isMovedUp {
                next.append(child)
            }
        }
    }

    /// Finds the nearest remaining surface for each question that moves, before the surfaces beneath it are forgotten.
    private func findPlaces(for moving: inout [(modal: ModalID, surface: Surface)]) {
        var last: (surface: Surface, found: Surface)?
        for index in moving.indices {
            let surface = moving[index].surface
            // Questions from the same modal come one after the other.
            let found = last?.surface == surface ? last?.found : nil
            moving[index].surface = found ?? nearestOpen(from: surface)
            last = (surface, moving[index].surface)
        }
    }

    /// Lets questions of unknown tasks that have not been shown wait on a lower surface, the oldest first.
    private mutating func moveDown(_ moving: [(modal: ModalID, surface: Surface)]) {
        if moving.isEmpty { return }
        // Some of them may have ended themselves.
        let left = moving.filter { presentations[$0.modal] != nil }
        for question in left.sorted(by: { $0.modal < $1.modal }) { wait(question.modal, on: question.surface) }
    }

    /// Returns the surface, or the nearest one beneath it, on which a modal can be shown.
    func nearestOpen(from surface: Surface) -> Surface {
        var surface = surface
        while case .modal(let modal) = surface, !isOpen(modal), let presentation = presentations[modal] {
            surface = presentation.surface
        }
        return surface
    }
}
