import Aside

/// What SwiftUI reports, in whatever order, however often.
extension Placement {
    /// The view of an appearance came into view.
    mutating func appeared(_ appearance: ModalAppearance, _ effects: inout [Effect]) {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return }
        guard slot.style.isView, !slot.isVanishing else { return }
        if !slot.hasAppeared { effects.append(.wait(Wait(appearance: appearance, purpose: .entering))) }
        change(appearance.modal) { $0.losses = 0 }
        slots[presenting]?.hasAppeared = true
        slots[presenting]?.hasDisappeared = false
    }

    /// The view of an appearance went out of view.
    mutating func disappeared(_ appearance: ModalAppearance, _ effects: inout [Effect]) {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return }
        guard slot.style.isView, slot.hasAppeared, !slot.hasDisappeared else { return }
        slots[presenting]?.hasDisappeared = true
        guard !isCovered(appearance.modal) else { return }
        let purpose: Wait.Purpose = slot.isVanishing ? .trailing : .missing
        effects.append(.wait(Wait(appearance: appearance, purpose: purpose)))
    }

    /// The presentation of some view has ended; SwiftUI does not say which.
    ///
    /// It is believed only of one that has disappeared, so that what it says of an old one ends no new one.
    mutating func presentationEnded(on presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting], slot.isVanishing, slot.hasDisappeared else { return }
        guard !isCovered(slot.appearance.modal) else { return }
        empty(presenting, &effects)
        update(&effects)
    }

    /// SwiftUI wrote into the binding of an appearance that nothing is presented any more.
    mutating func wroteAbsence(of appearance: ModalAppearance, _ effects: inout [Effect]) {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return }
        guard !slot.isVanishing else { return }
        // Nobody sends away what has only just begun to appear: this was meant for what was there before.
        guard slot.style.isView ? slot.hasAppeared : slot.isSettled || slot.isPressed else {
            corrections += 1
            return
        }
        removedBySystem(presenting, &effects)
    }

    /// A button of an alert or a dialog was pressed.
    ///
    /// - Returns: whether the press is to be handed on to the modal.
    mutating func press(_ appearance: ModalAppearance, _ effects: inout [Effect]) -> Bool {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return false }
        guard !slot.style.isView, !slot.isPressed, !slot.isVanishing || slot.isAbandoned else { return false }
        slots[presenting]?.isPressed = true
        slots[presenting]?.isAbandoned = false
        vanish(presenting, &effects)
        return true
    }

    /// A pause is over.
    mutating func act(on wait: Wait, _ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting] else { return }
        switch wait.purpose {
        case .entering:
            slots[presenting]?.isSettled = true
        case .appearing:
            if !slot.hasAppeared, !slot.isVanishing { lost(presenting, &effects) }
        case .missing:
            if slot.hasDisappeared, !slot.isVanishing { removedBySystem(presenting, &effects) }
        case .trailing:
            if slot.hasDisappeared, slot.isVanishing { empty(presenting, &effects) }
        case .leaving, .disappearing:
            if slot.isVanishing { empty(presenting, &effects) }
        }
    }

    /// What a view presented was taken away by SwiftUI, most likely because the user wanted that.
    ///
    /// A view's dismissal is handed on at once. The press of an alert's button may still come, and counts for more.
    private mutating func removedBySystem(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting] else { return }
        vanish(presenting, &effects)
        if slot.style.isView {
            sendAway(slot.appearance.modal, &effects)
        } else if !slot.isPressed {
            slots[presenting]?.isAbandoned = true
        }
    }

    /// What was to come into view did not: it is tried again, a few times.
    private mutating func lost(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting] else { return }
        vanish(presenting, &effects)
        change(slot.appearance.modal) { $0.losses += 1 }
        guard let index = chain.firstIndex(where: { $0.modal == slot.appearance.modal }) else { return }
        if chain[index].losses >= Self.mostLosses { remove(from: index, &effects) }
    }
}

/// What the views read.
extension Placement {
    /// What a view is to present now.
    ///
    /// What stands above something that goes is left to go with it: taking away two at once confuses SwiftUI.
    func presented(from presenting: PresentationSource) -> Slot? {
        guard let slot = slots[presenting] else { return nil }
        return !slot.isVanishing || isVanishing(presenting) ? slot : nil
    }

    /// What a view is to present now, if it is of a style that is asked for.
    func appearance(from presenting: PresentationSource, where isIncluded: (PresentationStyle) -> Bool)
        -> ModalAppearance?
    {
        presented(from: presenting).flatMap { isIncluded($0.style) ? $0.appearance : nil }
    }

    /// What a view presents or has just presented: its content is kept until it has gone.
    func slot(of presenting: PresentationSource) -> Slot? {
        slots[presenting]
    }

    /// Whether what the stack presents takes the stack itself out of sight.
    var coversStack: Bool {
        slots[.stack]?.style == .fullScreen
    }

    /// The modal whose sign of work covers a view.
    func cover(of presenting: PresentationSource) -> ModalID? {
        levels.first { $0.presenting == presenting }?.modals.last(where: \.coversView)?.modal
    }

    private func isVanishing(_ presenting: PresentationSource) -> Bool {
        guard case .modal(let modal) = presenting else { return false }
        return slots.values.contains { $0.appearance.modal == modal && $0.isVanishing }
    }
}
