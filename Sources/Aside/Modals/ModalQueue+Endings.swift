extension ModalQueue {
    mutating func replaceCurrent(on surface: Surface, _ actions: inout [Action]) {
        let slot = slot(surface)
        if let current = slot.current, isOpen(current) {
            close(current, as: .replaced, advancing: false, &actions)
        } else if let next = slot.line.first, presentations[next]?.replacesOthers == true {
            close(next, as: .replaced, advancing: false, &actions)
        }
    }

    /// Ends a modal that is open, and all that its work asked for.
    mutating func close(
        _ modal: ModalID, as ending: Ending, advancing: Bool = true, _ actions: inout [Action]
    ) {
        guard let presentation = presentations[modal] else { return }
        for waiting in presentation.slot.line where presentations[waiting]?.isNobodys == false {
            close(waiting, as: .ownerGone, advancing: false, &actions)
        }
        if let child = presentation.slot.current, isOpen(child), !isUnseenAndNobodys(child) {
            close(child, as: .ownerGone, advancing: false, &actions)
        }
        moveDown(from: modal, to: presentation.surface)
        presentations.update(modal) { $0.phase = .leaving(ending) }
        if presentation.phase == .standing(isShown: true) {
            actions.append(.dismiss(modal))
        } else {
            forget(modal, &actions)
            if advancing { advance(presentation.surface, &actions) }
        }
    }

    private func isUnseenAndNobodys(_ modal: ModalID) -> Bool {
        presentations[modal]?.isNobodys == true && !isShown(modal)
    }

    /// Lets what has not been seen and belongs to nobody wait on, one surface further down, when a modal ends.
    private mutating func moveDown(from modal: ModalID, to surface: Surface) {
        let slot = slot(.modal(modal))
        var moving = slot.line
        if let current = slot.current, isOpen(current) {
            presentations.update(current) { $0.phase = .waiting }
            update(.modal(modal)) { $0.current = nil }
            moving.insert(current, at: 0)
        }
        for waiting in moving { presentations.update(waiting) { $0.surface = surface } }
        update(.modal(modal)) { $0.line = [] }
        update(surface) { $0.line += moving }
    }

    /// Removes a modal that leaves, with all above it, and tells those who wait.
    mutating func forget(_ modal: ModalID, _ actions: inout [Action]) {
        guard let presentation = presentations[modal], case .leaving(let ending) = presentation.phase else { return }
        if let child = presentation.slot.current { forget(child, &actions) }
        update(presentation.surface) { slot in
            if slot.current == modal { slot.current = nil } else { slot.line.removeAll { $0 == modal } }
        }
        presentations.remove(modal)
        actions.append(.forget(modal))
        for waiter in presentation.waiters { actions.append(.resume(waiter.id, ending)) }
    }

    /// Callers stop waiting, and the last one's leaving ends the modal.
    mutating func remove(
        _ isLeaving: (Waiter) -> Bool, because ending: Ending, _ actions: inout [Action]
    ) {
        let left = presentations.modals(where: { $0.phase.isOpen && $0.waiters.contains(where: isLeaving) })
        for modal in left where presentations[modal]?.waiters.allSatisfy(isLeaving) == true && isOpen(modal) {
            close(modal, as: ending, &actions)
        }
        // What those have taken along is waited for until it has gone; the others go on without their callers.
        for modal in left where isOpen(modal) {
            let leaving = presentations[modal]?.waiters.filter(isLeaving) ?? []
            presentations.update(modal) { $0.waiters.removeAll(where: isLeaving) }
            actions += leaving.map { .resume($0.id, ending) }
        }
    }
}
