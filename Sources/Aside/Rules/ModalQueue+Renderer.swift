/// What the renderer is told, and what it reports.
extension ModalQueue {
    /// Called when a renderer is attached, which can show the current modals.
    mutating func attach(_ actions: inout [Action]) {
        hasRenderer = true
        if let lowest = base.current { show(lowest, &actions) }
    }

    /// Called when the renderer is detached.
    ///
    /// Modals that were leaving have gone. Current modals wait for the next renderer.
    mutating func detach(_ actions: inout [Action]) {
        hasRenderer = false
        if let lowest = base.current { takeOutOfView(lowest, &actions) }
    }

    /// Called when the renderer reports that a modal can no longer be seen.
    ///
    /// Returns `false` if the modal was not in view before. If the modal has not ended, the system took it away. This
    /// counts as a dismissal, which no close guard can undo. Everything in view above the modal has gone with it.
    mutating func gone(_ modal: ModalID, as ending: Ending = .dismissed, _ actions: inout [Action]) -> Bool {
        guard let phase = presentations[modal]?.phase, phase.isInView else { return false }
        if phase == .standing(isShown: true) {
            // The renderer has nothing to take away any more.
            var ignored: [Action] = []
            close(modal, as: ending, &ignored)
            actions += ignored.filter { action in
                switch action {
                case .dismiss, .withdraw: false
                case .present, .askToClose, .resume, .forget: true
                }
            }
        }
        takeOutOfView(modal, &actions)
        return true
    }

    /// Shows a modal, and the current modals above it.
    mutating func show(_ modal: ModalID, _ actions: inout [Action]) {
        var next: ModalID? = modal
        while let modal = next, presentations[modal]?.phase == .standing(isShown: false) {
            presentations[modal]?.phase = .standing(isShown: true)
            actions.append(.present(modal))
            next = presentations[modal]?.slot.current
        }
    }

    /// Notes that a modal and everything above it can no longer be seen.
    private mutating func takeOutOfView(_ lowest: ModalID, _ actions: inout [Action]) {
        guard let presentation = presentations[lowest] else { return }
        // Most modals have nothing above them, so they need no array.
        if case .leaving = presentation.phase, presentation.slot.current == nil {
            forget(lowest, &actions)
            return advance(presentation.surface, &actions)
        }
        var pile: [ModalID] = []
        var next: ModalID? = lowest
        while let modal = next, presentations[modal]?.phase.isInView == true {
            pile.append(modal)
            next = presentations[modal]?.slot.current
        }
        var changed: [Surface] = []
        for modal in pile.reversed() {
            guard let presentation = presentations[modal] else { continue }
            switch presentation.phase {
            case .leaving:
                forget(modal, &actions)
                changed.append(presentation.surface)
            case .withdrawing where !accepts(presentation.surface):
                comeBack(modal)
            case .withdrawing, .standing, .waiting:
                presentations[modal]?.phase = .standing(isShown: false)
                if presentation.hostsWork { changed.append(presentation.surface) }
            }
        }
        for surface in changed {
            if current(on: surface) == nil { advance(surface, &actions) } else { workStands(on: surface, &actions) }
        }
    }

    /// Lets a withdrawn modal wait again, first in line on the nearest remaining surface.
    private mutating func comeBack(_ modal: ModalID) {
        guard let presentation = presentations[modal] else { return }
        update(presentation.surface) { $0.current = nil }
        presentations[modal]?.isMovedUp = false
        wait(modal, on: nearestOpen(from: presentation.surface), first: true)
    }
}
