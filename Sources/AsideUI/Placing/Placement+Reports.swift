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

    /// A part of a view that has a name came into view.
    mutating func anchorAppeared(_ name: String, in presenting: PresentationSource) {
        anchors[presenting, default: []].append(name)
    }

    /// A part of a view that has a name went out of view; what was presented from it has to find another place.
    mutating func anchorDisappeared(
        _ name: String, in presenting: PresentationSource, _ effects: inout [Effect]
    ) {
        guard let place = anchors[presenting]?.firstIndex(of: name) else { return }
        anchors[presenting]?.remove(at: place)
        guard anchors[presenting]?.contains(name) == false, slots[presenting]?.anchor == name else { return }
        vanish(presenting, &effects)
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
    mutating func act(
        on wait: Wait, seeing finding: Finding, _ presenting: PresentationSource, _ effects: inout [Effect]
    ) {
        guard let slot = slots[presenting] else { return }
        switch wait.purpose {
        case .entering:
            if !slot.isVanishing { entered(presenting, seeing: finding, wait, &effects) }
        case .appearing:
            if !slot.hasAppeared, !slot.isVanishing { awaited(presenting, seeing: finding, wait, &effects) }
        case .watching:
            guard !slot.isVanishing else { return }
            if finding.isInView || finding == .unknown {
                effects.append(.wait(wait))
            } else {
                removedBySystem(presenting, &effects)
            }
        case .missing:
            guard slot.hasDisappeared, !slot.isVanishing, !isCovered(slot.appearance.modal) else { return }
            // Something covers it of which nobody has told.
            if finding.isInView { effects.append(.wait(wait)) } else { removedBySystem(presenting, &effects) }
        case .trailing:
            if slot.hasDisappeared, slot.isVanishing { left(presenting, seeing: finding, wait, &effects) }
        case .leaving, .disappearing:
            if slot.isVanishing { left(presenting, seeing: finding, wait, &effects) }
        }
    }

    /// What was presented should have come to rest.
    private mutating func entered(
        _ presenting: PresentationSource, seeing finding: Finding, _ wait: Wait, _ effects: inout [Effect]
    ) {
        guard let slot = slots[presenting] else { return }
        switch finding {
        case .moving:
            effects.append(.wait(wait))
        case .other where !slot.style.isView:
            // SwiftUI shows it when the other thing has gone, or has swallowed it: then nothing will be found.
            effects.append(.wait(wait))
        case .nothing where !slot.style.isView:
            lost(presenting, &effects)
        case .shown, .unknown, .other, .nothing:
            slots[presenting]?.isSettled = true
            guard !slot.style.isView, finding == .shown else { return }
            change(slot.appearance.modal) { $0.losses = 0 }
            effects.append(.wait(Wait(appearance: slot.appearance, purpose: .watching)))
        }
    }

    /// A view should have appeared by now.
    private mutating func awaited(
        _ presenting: PresentationSource, seeing finding: Finding, _ wait: Wait, _ effects: inout [Effect]
    ) {
        switch finding {
        case .moving, .shown, .other:
            // It is waiting, or was not drawn yet.
            effects.append(.wait(wait))
        case .nothing:
            lost(presenting, &effects)
        case .unknown:
            // It may be waiting for something that another part of the app presents: no loss, but no harm to ask again.
            vanish(presenting, &effects)
        }
    }

    /// What was told to go should have gone.
    private mutating func left(
        _ presenting: PresentationSource, seeing finding: Finding, _ wait: Wait, _ effects: inout [Effect]
    ) {
        guard let slot = slots[presenting] else { return }
        guard finding.isInView, slot.lateLooks < Self.mostLateLooks else { return empty(presenting, &effects) }
        slots[presenting]?.lateLooks += 1
        effects.append(.wait(wait))
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

    /// What was to come into view did not, though nothing is in the way: it is tried again, a few times.
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

    /// What a view, or the part of it that has a name, is to present now, if it is of a style that is asked for.
    func appearance(
        from presenting: PresentationSource, at anchor: String?, where isIncluded: (PresentationStyle) -> Bool
    ) -> ModalAppearance? {
        guard let slot = presented(from: presenting), slot.anchor == anchor, isIncluded(slot.style) else { return nil }
        return slot.appearance
    }

    /// What a view presents or has just presented: its content is kept until it has gone.
    func slot(of presenting: PresentationSource) -> Slot? {
        slots[presenting]
    }

    /// Whether the stack presents something, which may take the stack itself out of sight.
    var coversStack: Bool {
        slots[.stack] != nil
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
