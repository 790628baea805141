import Aside

@testable import AsideUI

/// The behaviour of SwiftUI.
extension Window {
    typealias Event = @MainActor () -> Void

    var renderings: [Event] {
        guard !isInBackground else { return [] }
        let views = inOrder.map(\.value).filter { $0.style.isView && $0.phase != .leaving }.map { $0.appearance.modal }
        return ([.stack] + views.map { .modal($0) }).compactMap { rendering($0) }
    }

    /// The presentations on the screen, the oldest first.
    var inOrder: [(key: PresentationSource, value: Presented)] {
        presented.sorted { $0.value.appearance.number < $1.value.appearance.number }
    }

    /// Updates the presentations to what the adapter asks for.
    func rendering(_ presenting: PresentationSource) -> Event? {
        let wanted = presenter.placement.presented(from: presenting)
        switch (presented[presenting], wanted) {
        case (nil, let wanted?) where !swallowed.contains(wanted.appearance):
            guard foreign.contains(presenting) else { return { self.present(wanted, from: presenting) } }
            // A sheet waits until another part of the app has ended its presentation. An alert may be lost.
            if wanted.style.isView || !isObservable || seen.contains(wanted.appearance) { return nil }
            return { self.swallowed.insert(wanted.appearance) }
        case (let present?, let wanted) where present.appearance != wanted?.appearance && present.phase != .leaving:
            return { self.presented[presenting]?.phase = .leaving }
        case (let present?, let wanted?)
        where present.appearance != wanted.appearance && (wanted.style.isView || isObservable):
            // A presentation that should appear while another one is still disappearing is lost.
            if swallowed.contains(wanted.appearance) || seen.contains(wanted.appearance) { return nil }
            return { self.swallowed.insert(wanted.appearance) }
        default:
            return nil
        }
    }

    func present(_ wanted: Placement.Slot, from presenting: PresentationSource) {
        ledger.note("in: \(self.title(wanted.appearance)) \(wanted.appearance.number)")
        seen.insert(wanted.appearance)
        presented[presenting] = Presented(appearance: wanted.appearance, style: wanted.style)
        if wanted.style.isView { callbacks.append(.appeared(wanted.appearance)) }
        // A presentation may take the view beneath out of sight; a view that covers everything always does.
        if wanted.style == .fullScreen || dice.one(in: 3), case .modal = presenting,
            let beneath = presentation(holding: presenting)
        {
            presented[presenting]?.hidesBeneath = true
            callbacks.append(.disappeared(beneath.appearance))
        }
    }

    /// The finding of a check.
    func finding(_ appearance: ModalAppearance, _ presenting: PresentationSource) -> Finding {
        guard isObservable else { return .unknown }
        guard let present = presented[presenting] else { return foreign.contains(presenting) ? .other : .nothing }
        guard present.appearance == appearance else { return .other }
        return present.phase == .resting ? .shown : .moving
    }

    // MARK: Other parts of the app

    /// Another part of the app presents something where there is no presentation now.
    func openForeign() -> Bool {
        var presenting = PresentationSource.stack
        while let present = presented[presenting], present.style.isView {
            presenting = .modal(present.appearance.modal)
        }
        guard presented[presenting] == nil, foreign.isEmpty else { return false }
        ledger.note("foreign modal")
        foreign.insert(presenting)
        return true
    }

    /// The presentation of another part of the app can end at any time.
    var foreignEnds: [Event] {
        guard !isInBackground else { return [] }
        return foreign.map { presenting in { self.foreign.remove(presenting) } }
    }

    func presentation(holding presenting: PresentationSource) -> Presented? {
        guard case .modal(let modal) = presenting else { return nil }
        return presented.values.first { $0.appearance.modal == modal && $0.phase != .leaving }
    }

    var animations: [Event] {
        guard !isInBackground else { return [] }
        return inOrder.compactMap { presenting, present in
            switch present.phase {
            case .entering: { self.presented[presenting]?.phase = .resting }
            case .resting: nil
            case .leaving: { self.remove(presenting) }
            }
        }
    }

    func remove(_ presenting: PresentationSource) {
        guard let present = presented.removeValue(forKey: presenting) else { return }
        ledger.note("out: \(self.title(present.appearance)) \(present.appearance.number)")
        if !present.style.isView, present.hidesBeneath, let beneath = presentation(holding: presenting) {
            callbacks.append(.appeared(beneath.appearance))
        }
        if present.style.isView {
            // At least one of them comes if the user dismissed the view; otherwise, a pause ends first.
            let isSilent = mischief > 0 && dice.one(in: 4)
            if !isSilent { callbacks.append(.disappeared(present.appearance)) }
            if isSilent, present.isTakenAway { callbacks.append(.wroteAbsence(present.appearance)) }
            if dice.one(in: 2) { callbacks.append(.ended(presenting)) }
            remove(.modal(present.appearance.modal))
            foreign.remove(.modal(present.appearance.modal))
            if present.hidesBeneath, let beneath = presentation(holding: presenting) {
                callbacks.append(.appeared(beneath.appearance))
            }
        }
    }

    // MARK: Time passes

    var expiries: [Event] {
        waits.indices.filter { isPossible(waits[$0]) }.map { index in
            {
                let wait = self.waits.remove(at: index)
                self.ledger.note("over: \(wait)")
                self.countLoss(wait)
                self.presenter.isOver(wait)
            }
        }
    }

    /// Whether a pause may end before the pending calls of SwiftUI.
    func isPossible(_ wait: Placement.Wait) -> Bool {
        let pending = callbacks.filter { $0.appearance == wait.appearance }
        switch wait.purpose {
        case .entering, .appearing, .trailing, .disappearing: return true
        case .leaving: return !pending.contains(where: \.isPress)
        case .watching: return !pending.contains(where: \.isPress) && dice.one(in: 8)
        case .missing:
            return !pending.contains { $0.isLifecycle } && presented[.modal(wait.appearance.modal)] == nil
        }
    }

    /// A view that has not appeared by then, with nothing in the way, is lost; the third time, it counts as removed.
    func countLoss(_ wait: Placement.Wait) {
        let appearance = wait.appearance
        guard let (presenting, slot) = presenter.placement.slots.first(where: { $0.value.appearance == appearance })
        else { return }
        guard !slot.isVanishing, !isInBackground, finding(appearance, presenting) == .nothing else { return }
        switch wait.purpose {
        case .appearing where !slot.hasAppeared: break
        case .entering where !slot.style.isView: break
        // The view beneath may have taken this view away.
        case .watching:
            if let modal = presenter.modal(appearance.modal) { ledger.sendAway(modal.content.title) }
            return
        default: return
        }
        losses[appearance.modal, default: 0] += 1
        guard losses[appearance.modal, default: 0] >= Placement.mostLosses else { return }
        if let modal = presenter.modal(appearance.modal) { ledger.sendAway(modal.content.title) }
    }
}
