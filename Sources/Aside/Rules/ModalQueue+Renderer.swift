/// What a renderer is told, and what it reports.
extension ModalQueue {
    /// A renderer is there to show what stands.
    mutating func attach(_ actions: inout [Action]) {
        hasRenderer = true
        if let lowest = base.current { show(lowest, &actions) }
    }

    /// The renderer went away: what was leaving has gone, what stands waits for the next renderer.
    mutating func detach(_ actions: inout [Action]) {
        hasRenderer = false
        if let lowest = base.current { takeOutOfView(lowest, &actions) }
    }

    /// The renderer reports that a modal can no longer be seen; `false` where it was not seen before.
    ///
    /// One that nobody has ended was taken away by the system: the same as a dismissal, with whatever that means as the
    /// ending, and no guard can undo it. Whatever was in view above it has gone with it.
    mutating func gone(_ modal: ModalID, as ending: Ending = .dismissed, _ actions: inout [Action]) -> Bool {
        guard let phase = presentations[modal]?.phase, phase.isInView else { return false }
        if phase == .standing(isShown: true) {
            // There is nothing left to take away.
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

    /// Shows a modal, and what already stands above it.
    mutating func show(_ modal: ModalID, _ actions: inout [Action]) {
        var next: ModalID? = modal
        while let modal = next, presentations[modal]?.phase == .standing(isShown: false) {
            presentations[modal]?.phase = .standing(isShown: true)
            actions.append(.present(modal))
            next = presentations[modal]?.slot.current
        }
    }

    /// A modal and all above it can no longer be seen.
    private mutating func takeOutOfView(_ lowest: ModalID, _ actions: inout [Action]) {
        guard let presentation = presentations[lowest] else { return }
        // Most modals have nothing above them, and need no pile.
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

    /// One that was withdrawn waits again, first in line on the nearest surface that is left.
    private mutating func comeBack(_ modal: ModalID) {
        guard let presentation = presentations[modal] else { return }
        update(presentation.surface) { $0.current = nil }
        presentations[modal]?.isMovedUp = false
        wait(modal, on: nearestOpen(from: presentation.surface), first: true)
    }
}
