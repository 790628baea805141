import Aside

/// The handling of SwiftUI's reports, which may come in any order and any number of times.
extension Placement {
    /// Called when the view of an appearance has come into view.
    mutating func appeared(_ appearance: ModalAppearance, _ effects: inout [Effect]) {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return }
        guard slot.style.isView, !slot.isVanishing else { return }
        if !slot.hasAppeared { effects.append(.wait(Wait(appearance: appearance, purpose: .entering))) }
        change(appearance.modal) { $0.losses = 0 }
        slots[presenting]?.hasAppeared = true
        slots[presenting]?.hasDisappeared = false
    }

    /// Called when the view of an appearance has gone out of view.
    mutating func disappeared(_ appearance: ModalAppearance, _ effects: inout [Effect]) {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return }
        guard slot.style.isView, slot.hasAppeared, !slot.hasDisappeared else { return }
        slots[presenting]?.hasDisappeared = true
        guard !isCovered(appearance.modal) else { return watchBeneathAlert(slot, &effects) }
        let purpose: Wait.Purpose = slot.isVanishing ? .trailing : .missing
        effects.append(.wait(Wait(appearance: appearance, purpose: purpose)))
    }

    /// Looks from time to time at a view that is out of sight beneath an alert or a dialog.
    ///
    /// What is over the view may hide it. It may also have gone together with it, and nobody may have said so.
    private mutating func watchBeneathAlert(_ slot: Slot, _ effects: inout [Effect]) {
        guard !slot.isVanishing, isBeneathAlert(slot), let presenting = presenting(slot.appearance) else { return }
        watch(presenting, &effects)
    }

    private func isBeneathAlert(_ slot: Slot) -> Bool {
        slots[.modal(slot.appearance.modal)]?.style.isView == false
    }

    /// Begins to check a modal from time to time, unless it is checked already.
    private mutating func watch(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting], !slot.isWatched else { return }
        slots[presenting]?.isWatched = true
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: .watching)))
    }

    /// Called when it is time to check a modal that was in view, at rest.
    ///
    /// A view says itself that it has gone, unless an alert is over it. It is checked all the same, because the presenter
    /// finds out in this way that the view beneath has gone with it, which nobody may have said.
    private mutating func watched(
        _ slot: Slot, _ presenting: PresentationSource, seeing finding: PresentedState, _ wait: Wait,
        _ effects: inout [Effect]
    ) {
        guard !slot.isVanishing else { return }
        guard !slot.style.isView || slot.hasDisappeared || slot.wasSeen else {
            slots[presenting]?.isWatched = false
            return
        }
        let isBelieved = !slot.style.isView || slot.hasDisappeared && isBeneathAlert(slot)
        if !isBelieved || finding.isInView || finding == .unknown {
            effects.append(.wait(wait.anew))
        } else {
            removedBySystem(presenting, &effects)
        }
    }

    /// Called when the presentation of some view has ended.
    ///
    /// SwiftUI does not say which one. The report counts only if the view has disappeared, so that a report about an
    /// old presentation does not end a new one.
    mutating func presentationEnded(on presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting], slot.isVanishing, slot.hasDisappeared else { return }
        guard !isCovered(slot.appearance.modal) else { return }
        empty(presenting, &effects)
        update(&effects)
    }

    /// Called when SwiftUI wrote into the binding of an appearance that nothing is presented any more.
    ///
    /// - Parameters:
    ///   - appearance: The appearance.
    ///   - finding: What is in view now.
    ///   - effects: Receives what the presenter has to do.
    mutating func wroteAbsence(
        of appearance: ModalAppearance, seeing finding: PresentedState = .unknown, _ effects: inout [Effect]
    ) {
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return }
        guard !slot.isVanishing else { return }
        // Nobody closes a view that has only just begun to appear. The write was meant for the view before it. But who
        // has seen a dialog can tap beside it at once.
        let isSeenLeaving = slot.wasSeen && finding != .shown
        guard slot.style.isView ? slot.hasAppeared : slot.isSettled || isSeenLeaving else {
            corrections += 1
            return
        }
        removedBySystem(presenting, &effects)
    }

    /// Called when a named part of a view has come into view.
    mutating func anchorAppeared(_ name: String, in presenting: PresentationSource) {
        anchors[presenting, default: []].append(name)
    }

    /// Called when a named part of a view has gone out of view.
    ///
    /// The dialog that it presented has to find another place. A popover may have taken the part out of view itself, and
    /// finds another place when it goes, too.
    mutating func anchorDisappeared(
        _ name: String, in presenting: PresentationSource, _ effects: inout [Effect]
    ) {
        guard let place = anchors[presenting]?.firstIndex(of: name) else { return }
        anchors[presenting]?.remove(at: place)
        guard let slot = slots[presenting], slot.hasLostAnchor(anchors[presenting]), slot.anchor == name else { return }
        if !slot.style.isView { vanish(presenting, &effects) }
    }

    /// Called when a button of an alert or a dialog was pressed.
    ///
    /// - Returns: Whether the modal should handle the press.
    mutating func press(_ appearance: ModalAppearance, _ effects: inout [Effect]) -> Bool {
        // Nobody presses what is in the background.
        setInBackground(false, &effects)
        guard let presenting = presenting(appearance), let slot = slots[presenting] else { return false }
        guard !slot.style.isView, !slot.isVanishing || slot.isAbandoned else { return false }
        slots[presenting]?.isAbandoned = false
        vanish(presenting, &effects)
        return true
    }

    /// Called when a pause is over.
    mutating func act(
        on wait: Wait, seeing finding: PresentedState, _ presenting: PresentationSource, _ effects: inout [Effect]
    ) {
        guard let slot = slots[presenting] else { return }
        switch wait.purpose {
        case .entering:
            if !slot.isVanishing { entered(presenting, seeing: finding, wait, &effects) }
        case .appearing:
            if !slot.hasAppeared, !slot.isVanishing { awaited(presenting, seeing: finding, wait, &effects) }
        case .watching:
            watched(slot, presenting, seeing: finding, wait, &effects)
        case .missing:
            guard slot.hasDisappeared, !slot.isVanishing else { return }
            guard !isCovered(slot.appearance.modal) else { return watchBeneathAlert(slot, &effects) }
            // Something that was not reported covers it.
            if finding.isInView {
                effects.append(.wait(wait.anew))
            } else if slot.hasLostAnchor(anchors[presenting]) {
                vanish(presenting, &effects)
            } else {
                removedBySystem(presenting, &effects)
            }
        case .trailing:
            if slot.hasDisappeared, slot.isVanishing { left(presenting, seeing: finding, wait, &effects) }
        case .leaving, .disappearing:
            if slot.isVanishing { left(presenting, seeing: finding, wait, &effects) }
        }
    }

    /// Called when a presented modal should be at rest.
    private mutating func entered(
        _ presenting: PresentationSource, seeing finding: PresentedState, _ wait: Wait, _ effects: inout [Effect]
    ) {
        guard let slot = slots[presenting] else { return }
        guard slot.style.isView else { return asked(slot, presenting, seeing: finding, wait, &effects) }
        guard finding != .moving else { return effects.append(.wait(wait.anew)) }
        slots[presenting]?.isSettled = true
        guard finding == .shown else { return }
        slots[presenting]?.wasSeen = true
        watch(presenting, &effects)
    }

    /// Called when an alert or a dialog should come into view.
    private mutating func asked(
        _ slot: Slot, _ presenting: PresentationSource, seeing finding: PresentedState, _ wait: Wait,
        _ effects: inout [Effect]
    ) {
        slots[presenting]?.looks += 1
        let isLast = slot.looks + 1 >= Self.looksUntilSettled || wait.hold != nil
        switch finding {
        case .unknown:
            slots[presenting]?.isSettled = true
        case .shown:
            slots[presenting]?.wasSeen = true
            change(slot.appearance.modal) { $0.losses = 0 }
            guard isLast else { return effects.append(.wait(wait.anew)) }
            slots[presenting]?.isSettled = true
            watch(presenting, &effects)
        case .nothing where slot.wasSeen:
            removedBySystem(presenting, &effects)
        case .nothing where isLast:
            lost(presenting, &effects)
        case .other:
            lookedAtOther(presenting, &effects)
            // SwiftUI shows the modal when the other modal has gone, or has lost it. If it is lost, a later check finds
            // nothing.
            effects.append(.wait(wait.anew))
        case .moving, .nothing:
            effects.append(.wait(wait.anew))
        }
    }

    /// Called when a view should have appeared by now.
    private mutating func awaited(
        _ presenting: PresentationSource, seeing finding: PresentedState, _ wait: Wait, _ effects: inout [Effect]
    ) {
        switch finding {
        case .moving, .shown, .other:
            // The view is waiting, or it has not been drawn yet.
            if finding == .other { lookedAtOther(presenting, &effects) }
            effects.append(.wait(wait.anew))
        case .nothing:
            lost(presenting, &effects)
        case .unknown:
            // The view may be waiting for something that another part of the app presents. In that case, asking again
            // does no harm.
            vanish(presenting, &effects)
        }
    }

    /// Called when something else is in the place of a modal that should be in view.
    private mutating func lookedAtOther(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting] else { return }
        slots[presenting]?.looksAtOther += 1
        guard slot.looksAtOther + 1 == Self.looksUntilWarning(for: slot.style) else { return }
        effects.append(.warnOfFront(slot.appearance.modal, presenting))
    }

    /// Called when a disappearing modal should have gone.
    private mutating func left(
        _ presenting: PresentationSource, seeing finding: PresentedState, _ wait: Wait, _ effects: inout [Effect]
    ) {
        guard let slot = slots[presenting] else { return }
        guard finding.isInView, slot.lateLooks < Self.mostLateLooks(for: slot.style) else {
            return empty(presenting, &effects)
        }
        slots[presenting]?.lateLooks += 1
        effects.append(.wait(wait.anew))
    }

    /// Called when SwiftUI has removed a view's presentation, most likely because the user wanted that.
    ///
    /// The dismissal of a view is passed on at once. For an alert, the press of a button may still follow, and takes
    /// precedence. A view above another one that is going goes together with that one, and comes back with it.
    private mutating func removedBySystem(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting] else { return }
        vanish(presenting, &effects)
        if slot.style.isView {
            if isVanishing(presenting) { return }
            sendAway(slot.appearance.modal, &effects)
        } else {
            slots[presenting]?.isAbandoned = true
        }
    }

    /// Called when a modal did not come into view although nothing is in the way.
    ///
    /// The presenter tries again a few times.
    private mutating func lost(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting] else { return }
        vanish(presenting, &effects)
        // In the background, a modal that does not come into view is not lost.
        guard !isInBackground else { return }
        // The named part may have gone without a report.
        if let anchor = slot.anchor { anchors[presenting]?.removeAll { $0 == anchor } }
        change(slot.appearance.modal) { $0.losses += 1 }
        guard let index = chain.firstIndex(where: { $0.modal == slot.appearance.modal }) else { return }
        if chain[index].losses >= Self.mostLosses { remove(from: index, &effects) }
    }
}

/// What the views read.
extension Placement {
    /// Returns what a view should present now.
    ///
    /// If something disappears, everything above it is left to disappear with it, because removing two presentations at
    /// once confuses SwiftUI.
    func presented(from presenting: PresentationSource) -> Slot? {
        guard let slot = slots[presenting] else { return nil }
        return !slot.isVanishing || isVanishing(presenting) ? slot : nil
    }

    /// Returns what a view presents or has just presented.
    ///
    /// The slot keeps its content until the presentation has gone.
    func slot(of presenting: PresentationSource) -> Slot? {
        slots[presenting]
    }

    /// Whether the stack presents a view, which may take the stack itself out of sight.
    var coversStack: Bool {
        slots[.stack]?.style.isView == true
    }

    /// Whether a presented view is in sight, as far as that was reported.
    var hasViewInSight: Bool {
        slots.values.contains { $0.hasAppeared && !$0.hasDisappeared }
    }

    /// Returns the modal whose progress indicator covers a view.
    func cover(of presenting: PresentationSource) -> ModalID? {
        levels.first { $0.presenting == presenting }?.modals.last(where: \.coversView)?.modal
    }

    private func isVanishing(_ presenting: PresentationSource) -> Bool {
        guard case .modal(let modal) = presenting else { return false }
        return slots.values.contains { $0.appearance.modal == modal && $0.isVanishing }
    }
}
