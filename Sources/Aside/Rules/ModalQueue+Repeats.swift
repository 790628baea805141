/// Questions for a surface that is taken: a repeated question, a replacement, and a question that must not wait.
extension ModalQueue {
    /// Returns the open modal that asks the same question.
    ///
    /// Work inside a modal must not wait for a modal beneath, because that modal may be waiting for the work. An
    /// unknown task may run inside a modal, too. It joins a current modal beneath, but not a modal that waits for that
    /// current modal to leave.
    func same(_ key: QuestionKey, askedOn known: Surface?) -> ModalID? {
        let candidates = keys.modals(for: key).filter { isOpen($0) }
        if candidates.isEmpty { return nil }
        if known == nil, let beneath = same(key, beneath: topmost) { return beneath }

        let surface = known ?? topmost
        for first in [current(on: surface), returning(to: surface)] {
            if let first, isOpen(first), presentations[first]?.key == key { return first }
        }
        let waiting = candidates.filter { modal in
            presentations[modal]?.surface == surface && presentations[modal]?.phase == .waiting
        }
        return waiting.min { (presentations[$0]?.turn ?? 0) < (presentations[$1]?.turn ?? 0) }
    }

    /// Returns the lowest modal with that key, among those above which a question of an unknown task would be shown.
    private func same(_ key: QuestionKey, beneath topmost: Surface) -> ModalID? {
        var surface = Surface.base
        while surface != topmost, let current = current(on: surface) {
            if presentations[current]?.key == key { return current }
            surface = .modal(current)
        }
        return nil
    }

    /// Returns whether an open modal is current or waiting on the surface.
    func isTaken(_ surface: Surface) -> Bool {
        hasLine(surface) || current(on: surface).map(isOpen) ?? false || returning(to: surface) != nil
    }

    /// Ends the current modal, or a replacement that is not current yet.
    mutating func replaceCurrent(on surface: Surface, _ actions: inout [Action]) {
        if let current = current(on: surface), isOpen(current) {
            close(current, as: .replaced, advancing: false, &actions)
        } else if let next = returning(to: surface) ?? firstInLine(surface),
            presentations[next]?.replacesOthers == true
        {
            close(next, as: .replaced, advancing: false, &actions)
        }
    }

    private func firstInLine(_ surface: Surface) -> ModalID? {
        switch surface {
        case .base: base.line.first
        case .modal(let modal): presentations[modal]?.slot.line.first
        }
    }

    /// Returns the modal that is being withdrawn and will be first in line on the surface.
    private func returning(to surface: Surface) -> ModalID? {
        guard var next = current(on: surface), !isOpen(next) else { return nil }
        while let above = presentations[next]?.slot.current {
            if isOpen(above) { return above }
            next = above
        }
        return nil
    }
}
